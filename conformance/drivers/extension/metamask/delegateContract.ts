import { EIP7702StatelessDeleGator } from '@metamask/delegation-abis/bytecode'
import type { ChainContract } from '../ExtensionWallet.ts'

/**
 * Contract to which MetaMask delegates an account (EIP-7702). It runs the calls of a batch. Its constructor
 * takes the delegation manager and the entry point (ERC-4337, 0.7).
 *
 * https://github.com/MetaMask/delegation-framework/blob/main/documents/Deployments.md
 */
export const delegateContract: ChainContract = {
  address: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
  initCode: `${EIP7702StatelessDeleGator}${[
    'db9b1e94b5b69df7e401ddbede43491141047db3',
    '0000000071727de22e5e9d8baf0edac6f37da032',
  ]
    .map((address) => address.padStart(64, '0'))
    .join('')}`,
}
