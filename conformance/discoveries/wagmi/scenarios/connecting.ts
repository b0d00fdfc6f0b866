import { approve, fail, hang, reject, reply } from '@touchstone/harness'
import { permissions, request, switching } from './methods.ts'
import { atConnect, atRequest } from './acts.ts'
import type { Scenario } from './Scenario.ts'

const rejection = 'User rejected the request.'

/** Scenarios of `connect`. */
export const connecting: readonly Scenario[] = [
  {
    id: 'connect.pending',
    when: 'connect: the wallet says -32002, a request is pending',
    act: atConnect(fail('pending')),
    plain: 'rejects with ProviderRpcError (-32002); disconnected',
    ours: 'rejects with RequestPendingError (-32002); disconnected',
  },
  {
    id: 'connect.rejected.text',
    when: 'connect: -32603 with the text "User rejected the request."',
    act: atConnect(fail({ code: -32603, message: rejection })),
    plain: 'rejects with ProviderRpcError (-32603); disconnected',
    ours: 'rejects with UserRejectedError (-32603); disconnected',
  },
  {
    id: 'connect.rejected.string',
    when: 'connect: the code "4001", as a string',
    act: atConnect(fail({ code: '4001', message: 'nope' })),
    plain: 'rejects with ProviderRpcError (4001); disconnected',
    ours: 'rejects with UserRejectedError (4001); disconnected',
  },
  {
    id: 'connect.rejected.undefined',
    when: 'connect: it rejects with undefined',
    act: atConnect(fail({ kind: 'undefined' })),
    plain: 'rejects with TypeError; disconnected',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.accounts.empty',
    when: 'connect: the accounts are []',
    act: atRequest(reply([])),
    plain: 'resolves; connected without an account on 56',
    ours: 'rejects with NoAccountsError; disconnected',
  },
  {
    id: 'connect.accounts.null',
    when: 'connect: the accounts are null',
    act: atRequest(reply(null)),
    plain: 'rejects with TypeError; disconnected',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.chain.null',
    when: 'connect: eth_chainId is null',
    act: async ({ wallet, connect }) => {
      wallet.use({ method: 'eth_chainId', do: reply(null) })
      await connect()
    },
    plain: 'resolves; connected on 0',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.chain.empty',
    when: 'connect: eth_chainId is "0x"',
    act: async ({ wallet, connect }) => {
      wallet.use({ method: 'eth_chainId', do: reply('0x') })
      await connect()
    },
    plain: 'resolves; connected on NaN',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.mute',
    when: 'connect: the wallet never answers',
    act: atConnect(hang()),
    plain: 'waits for ever; connecting',
    ours: 'rejects with TimeoutError after 120 s; disconnected',
  },
  {
    id: 'connect.twice',
    when: 'connect: pressed twice, and the wallet (without EIP-2255) takes half a second',
    act: async ({ wallet, connect }) => {
      wallet.use({ method: permissions, do: fail('unsupported') })
      wallet.use({ method: request, after: 500, do: approve() })
      await Promise.all([connect(), connect()])
    },
    plain: 'resolves; connected on 56; 1 request too many; 1 listener left behind',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'connect.switch.fails',
    when: 'connect to 1: the switch fails with -32603',
    act: async ({ wallet, connect }) => {
      wallet.use({ method: switching, do: fail('internal') })
      await connect({ chainId: 1 })
    },
    plain: 'resolves; connected on 56; 1 listener left behind',
    ours: 'resolves; connected on 56; tells SwitchChainError',
  },
  {
    id: 'connect.string',
    when: 'connect: it rejects with the text "User rejected the request." alone',
    act: atConnect(fail({ kind: 'string', message: rejection })),
    plain: 'rejects with "User rejected the request."; disconnected',
    ours: 'rejects with UserRejectedError; disconnected',
  },
  {
    id: 'connect.rejected.5000',
    when: 'connect: 5000 "User rejected.", as by WalletConnect',
    act: atConnect(fail({ code: 5000, message: 'User rejected.' })),
    plain: 'rejects with ProviderRpcError (5000); disconnected',
    ours: 'rejects with UserRejectedError (5000); disconnected',
  },
  {
    id: 'connect.account.bad',
    when: 'connect: the account is "0x123", which is no address',
    act: atRequest(reply(['0x123'])),
    plain: 'rejects with InvalidAddressError; disconnected',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.chain.foreign',
    when: 'connect: the wallet is on 97, which the app lacks',
    act: async ({ wallet, connect }) => {
      wallet.switchChain(97)
      await connect()
    },
    plain: 'resolves; connected on 97',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'connect.chain.foreign.stays',
    when: 'connect: the same, and the user declines to leave 97, where asked',
    act: async ({ wallet, connect }) => {
      wallet.switchChain(97)
      wallet.use({ method: switching, do: reject() })
      await connect()
    },
    plain: 'resolves; connected on 97',
    ours: 'rejects with UserRejectedError (4001); disconnected',
  },
  {
    id: 'connect.chain.unconfigured',
    when: 'connect to 97, which the app lacks',
    act: ({ connect }) => connect({ chainId: 97 }),
    plain: 'resolves; connected on 56',
    ours: 'resolves; connected on 56; tells ChainNotConfiguredError',
  },
]
