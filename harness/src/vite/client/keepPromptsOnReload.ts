import * as v from 'valibot'
import { parseJson } from '../../wallet/parseJson.ts'
import type { Wallet } from '../../wallet/Wallet.ts'
import { internalsOf } from '../../wallet/walletInternals.ts'
import { asksForAccounts } from '../../wallet/methods/accounts.ts'
import type { Prompt } from '../../wallet/types.ts'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Keeps prompts for accounts open in the tab's storage, in personas with `promptSurvivesReload`. */
export function keepPromptsOnReload(
  wallet: Pick<Wallet, 'id' | 'prompts' | 'subscribe'>,
  memory: Memory,
): void {
  if (!internalsOf(wallet).policy.promptSurvivesReload) return
  const key = `touchstone.simulated.${wallet.id}.open`
  for (const prompt of readPrompts(memory.getItem(key))) internalsOf(wallet).resume(prompt)
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

/** Reads the stored prompts. Ignores invalid data. */
function readPrompts(text: string | null): Prompt[] {
  const stored = parseJson(text ?? '[]')
  return v.is(kept, stored) ? (stored as Prompt[]) : []
}
