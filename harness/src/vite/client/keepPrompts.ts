import * as v from 'valibot'
import type { Wallet } from '../../wallet/createWallet.ts'
import { asksForAccounts } from '../../wallet/methods/accounts.ts'
import { policyOf } from '../../wallet/persona.ts'
import type { Prompt } from '../../wallet/types.ts'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/**
 * A request for accounts that is open when its page is reloaded stays open, in wallets that keep it.
 *
 * @param memory what a tab remembers over its reloads
 */
export function keepPrompts(
  wallet: Pick<Wallet, 'id' | 'persona' | 'prompts' | 'subscribe' | 'wires'>,
  memory: Memory,
): void {
  if (!policyOf(wallet.persona, wallet.wires.quirks).pendingOutlivesPage) return
  const key = `touchstone.simulated.${wallet.id}.open`
  for (const prompt of recalled(memory.getItem(key))) wallet.wires.resume(prompt)
  wallet.subscribe(({ kind }) => {
    if (kind !== 'prompt' && kind !== 'answer') return
    const open = wallet.prompts().filter(({ method }) => asksForAccounts(method))
    memory.setItem(key, JSON.stringify(open))
  })
}

const kept = v.array(
  v.looseObject({
    method: v.pipe(v.string(), v.check(asksForAccounts)),
    params: v.unknown(),
    origin: v.string(),
  }),
)

/** What cannot be read is forgotten. */
function recalled(text: string | null): Prompt[] {
  try {
    const said: unknown = JSON.parse(text ?? '[]')
    return v.is(kept, said) ? (said as Prompt[]) : []
  } catch {
    return []
  }
}
