import { paramList } from '../call.ts'
import type { Quirk } from '../core.ts'
import { textToHex } from '../hex.ts'
import { withAnyAccount } from '../methods/personalSign.ts'
import { send } from '../methods/send.ts'
import type { Hex, Json } from '../types.ts'
import { answering, before, rigging, saying } from './buildQuirk.ts'

/** Quirks of signatures (ERC-191, EIP-712), transactions and subscriptions. */
export const signing: readonly Quirk[] = [
  {
    id: 'sign-params-swapped',
    what: 'signs the address',
    ...rigging((core) => {
      const { signer } = core
      if (signer)
        core.signer = { ...signer, message: (account) => signer.message(account, account.address) }
    }),
  },
  {
    id: 'sign-hex-as-text',
    what: 'signs the hex text',
    ...rigging((core) => {
      const { signer } = core
      if (signer)
        core.signer = {
          ...signer,
          message: (account, data) => signer.message(account, textToHex(data)),
        }
    }),
  },
  {
    id: 'sign-unauthorised-ok',
    what: 'signs before consent',
    ...before('personal_sign', withAnyAccount),
  },
  {
    id: 'typed-ignores-domain',
    what: 'domain left out of the hash',
    ...rigging((core) => {
      const { signer } = core
      if (!signer) return
      const bare = (data: Json) => {
        const { types, ...rest } = data as { types: Record<string, Json> }
        return { ...rest, types: { ...types, EIP712Domain: [] }, domain: {} }
      }
      core.signer = {
        ...signer,
        typedData: (account, data) => signer.typedData(account, bare(data)),
      }
    }),
  },
  {
    id: 'reject-code-wrong:typed',
    what: 'typed rejection -32000',
    ...saying('userRejected', { code: -32000 }, 'eth_signTypedData_v4'),
  },
  {
    id: 'tx-sent-twice',
    what: 'broadcasts twice',
    ...before('eth_sendTransaction', async (call, next, core) => {
      const hash = await next()
      const transaction = paramList(call)[0] as Record<string, Json>
      await send(core, core.account(String(transaction['from'])), transaction)
      return hash
    }),
  },
  {
    id: 'tx-from-unauthorised-ok',
    what: 'sends from a foreign account',
    ...before('eth_sendTransaction', withAnyAccount),
  },
  {
    id: 'tx-badparams-ok',
    what: 'params [] resolves a zero hash',
    ...before('eth_sendTransaction', (call, next): unknown =>
      paramList(call).length === 0 ? (`0x${'0'.repeat(64)}` satisfies Hex) : next(),
    ),
  },
  {
    id: 'sub-ids-constant',
    what: 'constant subscription id',
    ...answering('eth_subscribe', () => '0x1'),
  },
]
