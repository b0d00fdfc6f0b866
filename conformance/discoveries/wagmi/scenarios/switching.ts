import { fail, hang, reject, reply } from '@touchstone/harness'
import { adding, switching as method } from './methods.ts'
import { atAdding, atSwitch } from './acts.ts'
import type { Scenario } from './Scenario.ts'

/** Scenarios of a switch, and of "Add network" for a chain that the wallet lacks. */
export const switching: readonly Scenario[] = [
  {
    id: 'switch.lie',
    when: 'switch: null, and the chain stays',
    act: atSwitch({ method, do: reply(null) }),
    plain: 'waits for ever; connected on 56; 1 listener left behind',
    ours: 'rejects with SwitchChainError (unknown) after 2 s; connected on 56',
  },
  {
    id: 'switch.mute',
    when: 'switch: chainChanged comes, the answer never',
    act: async ({ wallet, connect, switchTo }) => {
      await connect()
      wallet.use({ method, do: hang() })
      await switchTo(1)
      wallet.switchChain(1)
    },
    plain: 'waits for ever; connected on 1',
    ours: 'resolves after 1 s; connected on 1',
  },
  {
    id: 'switch.fails',
    when: 'switch: -32603 "Internal error"',
    act: atSwitch({ method, do: fail('internal') }),
    plain: 'rejects with SwitchChainError (4902); connected on 56; 1 listener left behind',
    ours: 'rejects with SwitchChainError (unknown, -32603); connected on 56',
  },
  {
    id: 'switch.unknown.cause',
    when: 'switch: -32603, with 4902 in data.cause.code',
    act: atSwitch({
      method,
      do: fail({ code: -32603, message: 'Internal error', data: { cause: { code: 4902 } } }),
    }),
    plain: 'rejects with SwitchChainError (4902); connected on 56; 1 listener left behind',
    ours: 'rejects with ChainNotConfiguredError (4902); connected on 56',
  },
  {
    id: 'switch.unknown.text',
    when: 'switch: the code "4902", as a string',
    act: atSwitch({
      method,
      do: fail({ code: '4902', message: 'Unrecognized chain ID "0x1".' }),
    }),
    plain: 'rejects with SwitchChainError (4902); connected on 56; 1 listener left behind',
    ours: 'rejects with ChainNotConfiguredError (4902); connected on 56',
  },
  {
    id: 'switch.unsupported',
    when: 'switch: -32601, the wallet has no such method',
    act: atSwitch({ method, do: fail({ code: -32601, message: 'Method not found' }) }),
    plain: 'rejects with SwitchChainError (4902); connected on 56; 1 listener left behind',
    ours: 'rejects with SwitchChainError (unsupported, -32601); connected on 56',
  },
  {
    id: 'switch.unconfigured',
    when: 'switch to 97, which the app lacks',
    act: async ({ connect, switchTo }) => {
      await connect()
      await switchTo(97)
    },
    plain: 'rejects with SwitchChainError (4902); connected on 56',
    ours: 'rejects with ChainNotConfiguredError; connected on 56',
  },
  {
    id: 'add',
    when: 'switch to a chain that the wallet lacks; then "Add network"',
    lacks: true,
    act: atAdding(),
    plain: 'resolves; connected on 1',
    ours: 'resolves; connected on 1; tells ChainNotConfiguredError',
  },
  {
    id: 'add.fails',
    when: 'the same; it fails with -32602',
    lacks: true,
    act: atAdding({ method: adding, do: fail('invalidParams') }),
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56; 2 listeners left behind',
    ours: 'rejects with ChainNotConfiguredError (-32602); connected on 56',
  },
  {
    id: 'add.stays',
    when: 'the same; it succeeds, and the wallet knows the chain as little as before',
    lacks: true,
    act: atAdding({ method: adding, do: reply(null) }),
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56; 2 listeners left behind',
    ours: 'rejects with ChainNotConfiguredError (4902); connected on 56',
  },
  {
    id: 'add.rejected',
    when: 'the same; the user declines it',
    lacks: true,
    act: atAdding({ method: adding, do: reject() }),
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56; 2 listeners left behind',
    ours: 'rejects with UserRejectedError (4001); connected on 56',
  },
  {
    id: 'add.mute',
    when: 'the same; the wallet never answers',
    lacks: true,
    act: atAdding({ method: adding, do: hang() }),
    plain: 'waits for ever; connected on 56; 2 listeners left behind',
    ours: 'rejects with SwitchChainError (timeout) after 120 s; connected on 56',
  },
]
