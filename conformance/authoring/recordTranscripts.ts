import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import picomatch from 'picomatch'
import { launchBrowser } from '../app/environments/page/launchBrowser.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { openGateway } from '../drivers/chain/gateway.ts'
import { openPagePersona } from '../drivers/page/persona.ts'
import { createRooms, type Rooms } from '../drivers/page/rooms.ts'
import { openPersona, quirkIds } from '../drivers/persona/persona.ts'
import type { Check } from '../core/defineCheck.ts'
import type { Environment } from '../core/driver.ts'
import { runScript } from '../core/runScript.ts'
import type { Transcript } from '../core/transcript.ts'
import { writeAtomically } from '../cli/writeAtomically.ts'
import { implemented } from '../wallet/mutants/mutants.ts'

/**
 * Recording for the test of a judge: a transcript of the correct wallet, and one of a mutant that the check
 * must catch.
 */
export type Recorded = { pass: Transcript; fail?: { mutant: string; transcript: Transcript } }

const folder = new URL('../transcripts/', import.meta.url)

// Maximum length of a recording, in characters. A longer one is unreadable: the judge's own test has a short
// transcript instead.
const most = 40_000

const mutants = implemented(quirkIds)
const fits = picomatch(process.argv[2] ?? '*')
const chain = await openGateway()
let rooms: Rooms | undefined
mkdirSync(folder, { recursive: true })
for (const check of walletChecks.values()) {
  if (!fits(check.id)) continue
  const text = JSON.stringify(await recorded(check), undefined, 1)
  const file = fileURLToPath(new URL(`${check.id}.json`, folder))
  if (text !== undefined && text.length <= most) writeAtomically(file, `${text}\n`)
  else rmSync(file, { force: true })
}
await rooms?.close()
await chain.close()

/** Returns undefined if the check runs neither in Node nor in a page. */
async function recorded(check: Check): Promise<Recorded | undefined> {
  const mutant = mutants.find(({ caughtBy }) => caughtBy.includes(check.id))
  const over = mutant?.over ?? []
  for (const open of [inNode, inPage]) {
    const pass = await transcriptOf(check, await open(over))
    if (!pass) continue
    const transcript = mutant && (await transcriptOf(check, await open([...over, mutant.id])))
    return { pass, ...(transcript && { fail: { mutant: mutant.id, transcript } }) }
  }
  return undefined
}

async function inNode(quirks: readonly string[]) {
  return openPersona({ name: 'standard', chain, quirks })
}

async function inPage(quirks: readonly string[]) {
  rooms ??= createRooms(await launchBrowser({ shared: true }))
  return openPagePersona({ name: 'standard', chain, rooms, quirks, concurrency: 1 })
}

async function transcriptOf(
  check: Check,
  environment: Environment,
): Promise<Transcript | undefined> {
  const { transcript, ended } = await runScript(check, environment, { timeout: 10_000 })
  if (environment.mode === 'provider') await environment.close()
  return ended ? undefined : transcript.map(plain)
}

/** Replaces what differs between recordings, and long images. */
function plain(entry: Transcript[number]): Transcript[number] {
  const text = JSON.stringify({ ...entry, t: 0 })
    .replaceAll(/127\.0\.0\.1:\d+\/\d+\//g, '127.0.0.1:8545/')
    .replaceAll(/(?<=\.localhost):\d+/g, '')
    .replaceAll(/data:image\/svg\+xml,[^"]+/g, 'data:image/svg+xml,…')
  return JSON.parse(text) as Transcript[number]
}
