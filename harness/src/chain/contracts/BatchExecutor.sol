// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// Runs the calls of a batch in one transaction, for an account that delegates to this contract (EIP-7702).
/// Written for the local chain.
contract BatchExecutor {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    error NotTheAccount();

    receive() external payable {}

    fallback() external payable {}

    /// Runs the calls in order. If one fails, reverts all of them with its error.
    function execute(Call[] calldata calls) external payable {
        if (msg.sender != address(this)) revert NotTheAccount();
        for (uint256 i = 0; i < calls.length; i++) {
            (bool done, bytes memory said) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (done) continue;
            assembly {
                revert(add(said, 32), mload(said))
            }
        }
    }
}
