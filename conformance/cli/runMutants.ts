import picomatch from 'picomatch'
import { walletChecks } from '../wallet/checks/index.ts'
import { openGateway, type Gateway } from '../drivers/chain/gateway.ts'
import { closing } from '../drivers/closing.ts'
import { openPersona, quirkIds } from '../drivers/persona/persona.ts'
import type { Check } from '../core/defineCheck.ts'
import type { Environment } from '../core/driver.ts'
import { runChecks } from '../core/runChecks.ts'
import { runConcurrently } from '../core/runConcurrently.ts'
import { UsageError } from '../core/UsageError.ts'
import { implemented, mutants, unproven, type Mutant } from '../wallet/mutants/mutants.ts'
import { score, type Score } from '../wallet/mutants/score.ts'

export type MutantsOptions = { of: 'wallet' | 'product'; in: 'node' | 'page'; only?: string }

/**
 * Runs the checks that must catch each mutant. A check counts only if it passes on the correct wallet.
 *
 * @returns 0 if every mutant is caught.
 */
export async function runMutants({ of, in: place, only }: MutantsOptions): Promise<number> {
  if (of === 'product' && place === 'node') {
    const { runProductMutants } =
      await import('../app/environments/node/mutants/runProductMutants.ts')
    return runProductMutants(only === undefined ? {} : { only })
  }
  if (of === 'product') throw new UsageError('Mutants of the product run in Node: leave --in out.')
  const chosen = choose(only, place)
  const chain = await openGateway()
  return closing(chain, async () => {
    const wallets = place === 'page' ? await inPage(chain) : inNode(chain)
    return closing(wallets, async () => {
      const sound = await soundChecks(chosen, wallets.open)
      const scores: Score[] = []
      const { concurrency, open } = wallets
      await runConcurrently(chosen, { concurrency }, async (mutant) => {
        scores.push(await scoreOne(mutant, sound, open))
      })
      return report(scores, only === undefined, place)
    })
  })
}

type Open = (quirks: readonly string[], concurrency?: number) => Environment
type Wallets = { open: Open; concurrency: number; close(): Promise<void> }

const inNode = (chain: Gateway): Wallets => ({
  concurrency: 1,
  open: (quirks) => openPersona({ name: 'standard', chain, quirks }),
  close: async () => undefined,
})

/** Opens all wallets in one browser, several at once. */
async function inPage(chain: Gateway): Promise<Wallets> {
  const { launchBrowser } = await import('../app/environments/page/launchBrowser.ts')
  const { openPagePersona } = await import('../drivers/page/persona.ts')
  const { createRooms } = await import('../drivers/page/rooms.ts')
  const rooms = createRooms(await launchBrowser({ shared: true }))
  return {
    concurrency: 3,
    open: (quirks, concurrency = 1) => ({
      ...openPagePersona({ name: 'standard', chain, rooms, quirks, concurrency }),
      close: async () => undefined,
    }),
    close: () => rooms.close(),
  }
}

async function scoreOne(
  mutant: Mutant,
  sound: ReadonlyMap<string, Check>,
  open: Open,
): Promise<Score> {
  const environment = open([...(mutant.over ?? []), mutant.id])
  const found = await closing(environment, () => score(mutant, sound, environment))
  if (!found.caught) process.stdout.write(`${tell(found)}\n`)
  return found
}

/** Selects the mutants that differ from the correct wallet in this place. */
function choose(only: string | undefined, place: 'node' | 'page'): Mutant[] {
  const all = implemented(quirkIds).filter((one) => (one.in ?? place) === place)
  if (!only) return all
  const fits = picomatch(only)
  const chosen = all.filter(({ id }) => fits(id))
  if (chosen.length > 0) return chosen
  const where = mutants.find(({ id }) => id === only)?.in
  if (where && where !== place)
    throw new UsageError(
      `"${only}" is wrong ${where === 'page' ? 'in pages' : 'in Node'} only: add --in ${where}.`,
    )
  const why = mutants.some(({ id }) => id === only) ? 'The harness does not have' : 'There is no'
  throw new UsageError(`${why} mutant "${only}".`)
}

/**
 * Runs the checks on the correct wallet and returns those that pass. A check that fails there would "catch"
 * every mutant.
 */
async function soundChecks(chosen: readonly Mutant[], open: Open) {
  const unsound = new Set<string>()
  for (const [quirks, ones] of Map.groupBy(chosen, ({ over = [] }) => over.join())) {
    const ids = new Set(ones.flatMap(({ caughtBy }) => caughtBy))
    const checks = [...walletChecks.values()].filter(({ id }) => ids.has(id))
    const environment = open(quirks ? quirks.split(',') : [], 3)
    const plan = { checks, all: walletChecks, environment, seed: 1, timeout: 20_000 }
    const results = await closing(environment, () => runChecks(plan))
    for (const { id, status } of results) if (status !== 'pass') unsound.add(id)
  }
  for (const id of unsound) process.stdout.write(`does not pass on the correct wallet: ${id}\n`)
  return new Map([...walletChecks].filter(([id]) => !unsound.has(id)))
}

function tell({ mutant, results }: Score): string {
  const said = results.map(
    ({ id, status, message }) => `${id}: ${status}${message ? ` (${message})` : ''}`,
  )
  return `not caught: ${mutant.id} (${mutant.what}); ${said.join('; ') || 'no check ran'}`
}

function report(scores: readonly Score[], all: boolean, place: 'node' | 'page'): number {
  const caught = scores.filter((one) => one.caught).length
  if (all)
    process.stdout.write(
      notHere(scores, place)
        .map((line) => `${line}\n`)
        .join(''),
    )
  process.stdout.write(`mutants: ${caught}/${scores.length} caught\n`)
  return caught === scores.length ? 0 : 1
}

/** Lists the mutants that this score leaves out, and the checks without a mutant. */
function notHere(scores: readonly Score[], place: 'node' | 'page'): string[] {
  const there = new Set(scores.map(({ mutant }) => mutant.id))
  const absent = mutants.filter(({ id }) => !there.has(id))
  const missing = absent.filter((one) => (one.in ?? place) === place)
  const elsewhere = absent.filter((one) => !missing.includes(one))
  const reasons = Object.entries(unproven)
  return [
    ...(missing.length > 0
      ? [`not in the harness: ${missing.map(({ id }) => id).join(', ')}`]
      : []),
    ...(elsewhere.length > 0
      ? [
          `wrong elsewhere only (--in ${place === 'page' ? 'node' : 'page'}): ${elsewhere.map(({ id }) => id).join(', ')}`,
        ]
      : []),
    `${reasons.length} of ${walletChecks.size} checks have no mutant:`,
    ...reasons.map(([id, why]) => `  ${id}: ${why}`),
  ]
}
