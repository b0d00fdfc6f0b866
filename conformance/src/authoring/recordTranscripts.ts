import { mkdirSync, writeFileSync } from 'node:fs'
import { walletChecks } from '../catalogue/wallet/index.ts'
import { openGateway, type Gateway } from '../drivers/chain/gateway.ts'
import { openPersona, quirkIds } from '../drivers/persona/persona.ts'
import type { Check } from '../engine/check.ts'
import { play } from '../engine/play.ts'
import type { Transcript } from '../engine/transcript.ts'
import { implemented } from '../mutants/mutants.ts'

/** What a judge is tested with: how the check went on the correct wallet, and on a mutant that it must catch. */
export type Recorded = { pass: Transcript; fail?: { mutant: string; transcript: Transcript } }

const folder = new URL('../../transcripts/', import.meta.url)

// Longer ones are of no use to a reader: the judge's own test makes up a short one.
const most = 40_000

const mutants = implemented(quirkIds)
const chain = await openGateway()
mkdirSync(folder, { recursive: true })
for (const check of walletChecks.values()) {
  const text = JSON.stringify(await recorded(check), undefined, 1)
  if (text !== undefined && text.length <= most)
    writeFileSync(new URL(`${check.id}.json`, folder), `${text}\n`)
}
await chain.close()

/** Nothing where the check cannot be played in Node. */
async function recorded(check: Check): Promise<Recorded | undefined> {
  const pass = await transcriptOf(check, [], chain)
  if (!pass) return undefined
  const mutant = mutants.find(({ caughtBy }) => caughtBy.includes(check.id))
  const transcript = mutant && (await transcriptOf(check, [mutant.id], chain))
  return { pass, ...(transcript && { fail: { mutant: mutant.id, transcript } }) }
}

async function transcriptOf(
  check: Check,
  quirks: string[],
  chain: Gateway,
): Promise<Transcript | undefined> {
  const environment = openPersona({ name: 'standard', chain, quirks })
  const { transcript, ended } = await play(check, environment, { timeout: 10_000 })
  await environment.close()
  return ended ? undefined : transcript.map(plain)
}

/** Without what differs from one recording to the next, or is long and says nothing. */
function plain(entry: Transcript[number]): Transcript[number] {
  const text = JSON.stringify({ ...entry, t: 0 })
    .replaceAll(/127\.0\.0\.1:\d+\/\d+\//g, '127.0.0.1:8545/')
    .replaceAll(/data:image\/svg\+xml,[^"]+/g, 'data:image/svg+xml,…')
  return JSON.parse(text) as Transcript[number]
}
