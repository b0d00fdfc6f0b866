// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// Token with the BEP-20 interface (https://github.com/bnb-chain/BEPs/blob/master/BEPs/BEP20.md) and further
/// functions of the tokens on BNB Smart Chain: increaseAllowance, decreaseAllowance, mint and burn. Written
/// for the local chain. It has no constructor, because `installPresetContracts.ts` sets its code and storage.
abstract contract Bep20 {
    // Storage slots 0 to 3, in this order. `installPresetContracts.ts` writes slots 0, 2 and 3.
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;
    address public owner;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function name() external pure virtual returns (string memory);
    function symbol() external pure virtual returns (string memory);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function getOwner() external view returns (address) {
        return owner;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= amount, "BEP20: transfer amount exceeds allowance");
        allow(from, msg.sender, allowed - amount);
        move(from, to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allow(msg.sender, spender, amount);
        return true;
    }

    function increaseAllowance(address spender, uint256 added) external returns (bool) {
        allow(msg.sender, spender, allowance[msg.sender][spender] + added);
        return true;
    }

    function decreaseAllowance(address spender, uint256 taken) external returns (bool) {
        uint256 allowed = allowance[msg.sender][spender];
        require(allowed >= taken, "BEP20: decreased allowance below zero");
        allow(msg.sender, spender, allowed - taken);
        return true;
    }

    function mint(uint256 amount) external onlyOwner returns (bool) {
        totalSupply += amount;
        balanceOf[msg.sender] += amount;
        emit Transfer(address(0), msg.sender, amount);
        return true;
    }

    function burn(uint256 amount) external returns (bool) {
        require(balanceOf[msg.sender] >= amount, "BEP20: burn amount exceeds balance");
        balanceOf[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
        return true;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function move(address from, address to, uint256 amount) private {
        require(to != address(0), "BEP20: transfer to the zero address");
        require(balanceOf[from] >= amount, "BEP20: transfer amount exceeds balance");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }

    function allow(address holder, address spender, uint256 amount) private {
        require(spender != address(0), "BEP20: approve to the zero address");
        allowance[holder][spender] = amount;
        emit Approval(holder, spender, amount);
    }
}

contract Usdt is Bep20 {
    function name() external pure override returns (string memory) {
        return "Tether USD";
    }

    function symbol() external pure override returns (string memory) {
        return "USDT";
    }
}

contract Usdc is Bep20 {
    function name() external pure override returns (string memory) {
        return "USD Coin";
    }

    function symbol() external pure override returns (string memory) {
        return "USDC";
    }
}

contract Cake is Bep20 {
    function name() external pure override returns (string memory) {
        return "PancakeSwap Token";
    }

    function symbol() external pure override returns (string memory) {
        return "Cake";
    }
}
