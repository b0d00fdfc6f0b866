import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import picomatch from 'picomatch'
import { launchBrowser } from '../drivers/page/launchBrowser.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { openGateway } from '../drivers/chain/gateway.ts'
import { openPersonaPageEnvironment } from '../drivers/page/openPersonaPageEnvironment.ts'
import { createContextPool, type ContextPool } from '../drivers/page/browserContextPool.ts'
import {
  openPersonaNodeEnvironment,
  quirkIds,
} from '../drivers/persona/openPersonaNodeEnvironment.ts'
import type { Check } from '../core/defineCheck.ts'
import type { Environment } from '../core/driver.ts'
import { runScript } from '../core/runScript.ts'
import type { Transcript } from '../core/transcript.ts'
import { writeAtomically } from '../cli/writeAtomically.ts'
import { recordingsFolder, type CheckRecording } from './readCheckRecording.ts'
import { maskRunData } from './maskRunData.ts'
import { mutantsWithQuirk } from '../wallet/mutants/mutants.ts'

// Maximum length of a recording, in characters. A longer one would be unreadable. Such a check has no
// recording, and the test of its judge has a short transcript instead.
const maxLength = 40_000

const mutants = mutantsWithQuirk(quirkIds)
const isSelected = picomatch(process.argv[2] ?? '*')
const chain = await openGateway()
let contexts: ContextPool | undefined
mkdirSync(recordingsFolder, { recursive: true })
for (const check of walletChecks.values()) {
  if (!isSelected(check.id)) continue
  const text = JSON.stringify(await recordCheck(check), undefined, 1)
  const file = fileURLToPath(new URL(`${check.id}.json`, recordingsFolder))
  if (text !== undefined && text.length <= maxLength) writeAtomically(file, `${text}\n`)
  else rmSync(file, { force: true })
}
await contexts?.close()
await chain.close()

/**
 * Records a check on the correct wallet and on a mutant. Returns undefined if the check runs neither in Node
 * nor in a page.
 */
async function recordCheck(check: Check): Promise<CheckRecording | undefined> {
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
  return openPersonaNodeEnvironment({ name: 'standard', chain, quirks })
}

async function inPage(quirks: readonly string[]) {
  contexts ??= createContextPool(await launchBrowser({ shared: true }))
  return openPersonaPageEnvironment({ name: 'standard', chain, contexts, quirks, concurrency: 1 })
}

async function transcriptOf(
  check: Check,
  environment: Environment,
): Promise<Transcript | undefined> {
  const { transcript, ended } = await runScript(check, environment, { timeout: 10_000 })
  if (environment.mode === 'provider') await environment.close()
  return ended ? undefined : transcript.map(normaliseEntry)
}

/** Replaces the values of an entry that differ between recordings, and the data of SVG images. */
function normaliseEntry(entry: Transcript[number]): Transcript[number] {
  return JSON.parse(maskRunData(JSON.stringify({ ...entry, t: 0 }))) as Transcript[number]
}
