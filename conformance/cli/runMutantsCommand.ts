import picomatch from 'picomatch'
import { walletChecks } from '../wallet/checks/index.ts'
import { openGateway, type Gateway } from '../drivers/chain/gateway.ts'
import { closeAfter } from '../drivers/closeAll.ts'
import {
  openPersonaNodeEnvironment,
  quirkIds,
} from '../drivers/persona/openPersonaNodeEnvironment.ts'
import type { Check } from '../core/defineCheck.ts'
import type { Environment } from '../core/driver.ts'
import { runChecks } from '../core/runChecks.ts'
import { runConcurrently } from '../core/runConcurrently.ts'
import { UsageError } from '../core/UsageError.ts'
import {
  mutantsWithQuirk,
  mutants,
  checksWithoutMutant,
  type Mutant,
} from '../wallet/mutants/mutants.ts'
import { scoreMutant, type MutantScore } from '../wallet/mutants/scoreMutant.ts'

type MutantsOptions = { of: 'wallet' | 'product'; in: 'node' | 'page'; only?: string }

/** Runs the checks that must catch each mutant. Returns the exit code: 0 if every mutant is caught. */
export async function runMutantsCommand({ of, in: place, only }: MutantsOptions): Promise<number> {
  if (of === 'product' && place === 'node') {
    const { runProductMutants } =
      await import('../app/environments/node/mutants/runProductMutants.ts')
    return runProductMutants(only === undefined ? {} : { only })
  }
  if (of === 'product') throw new UsageError('Mutants of the product run in Node: leave --in out.')
  const chosen = selectMutants(only, place)
  const chain = await openGateway()
  return closeAfter(chain, async () => {
    const wallets = place === 'page' ? await inPage(chain) : inNode(chain)
    return closeAfter(wallets, async () => {
      const sound = await soundChecks(chosen, wallets.open)
      const scores: MutantScore[] = []
      const { concurrency, open } = wallets
      await runConcurrently(chosen, { concurrency }, async (mutant) => {
        scores.push(await runMutant(mutant, sound, open))
      })
      return report(scores, only === undefined, place)
    })
  })
}

type OpenWallet = (quirks: readonly string[], concurrency?: number) => Environment
type Wallets = { open: OpenWallet; concurrency: number; close(): Promise<void> }

const inNode = (chain: Gateway): Wallets => ({
  concurrency: 1,
  open: (quirks) => openPersonaNodeEnvironment({ name: 'standard', chain, quirks }),
  close: async () => undefined,
})

async function inPage(chain: Gateway): Promise<Wallets> {
  const { launchBrowser } = await import('../drivers/page/launchBrowser.ts')
  const { openPersonaPageEnvironment } =
    await import('../drivers/page/openPersonaPageEnvironment.ts')
  const { createContextPool } = await import('../drivers/page/browserContextPool.ts')
  const contexts = createContextPool(await launchBrowser({ shared: true }))
  return {
    concurrency: 3,
    open: (quirks, concurrency = 1) => ({
      ...openPersonaPageEnvironment({ name: 'standard', chain, contexts, quirks, concurrency }),
      close: async () => undefined,
    }),
    close: () => contexts.close(),
  }
}

async function runMutant(
  mutant: Mutant,
  sound: ReadonlyMap<string, Check>,
  open: OpenWallet,
): Promise<MutantScore> {
  const environment = open([...(mutant.over ?? []), mutant.id])
  const found = await closeAfter(environment, () => scoreMutant(mutant, sound, environment))
  if (!found.caught) process.stdout.write(`${describeMissed(found)}\n`)
  return found
}

/** Selects the mutants that differ from the correct wallet in this environment. */
function selectMutants(only: string | undefined, place: 'node' | 'page'): Mutant[] {
  const all = mutantsWithQuirk(quirkIds).filter((one) => (one.in ?? place) === place)
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

/** Returns the checks that pass on the correct wallet. Others would "catch" every mutant. */
async function soundChecks(chosen: readonly Mutant[], open: OpenWallet) {
  const unsound = new Set<string>()
  for (const [quirks, ones] of Map.groupBy(chosen, ({ over = [] }) => over.join())) {
    const ids = new Set(ones.flatMap(({ caughtBy }) => caughtBy))
    const checks = [...walletChecks.values()].filter(({ id }) => ids.has(id))
    const environment = open(quirks ? quirks.split(',') : [], 3)
    const plan = { checks, all: walletChecks, environment, seed: 1, timeout: 20_000 }
    const results = await closeAfter(environment, () => runChecks(plan))
    for (const { id, status } of results) if (status !== 'pass') unsound.add(id)
  }
  for (const id of unsound) process.stdout.write(`does not pass on the correct wallet: ${id}\n`)
  return new Map([...walletChecks].filter(([id]) => !unsound.has(id)))
}

function describeMissed({ mutant, results }: MutantScore): string {
  const output = results.map(
    ({ id, status, message }) => `${id}: ${status}${message ? ` (${message})` : ''}`,
  )
  return `not caught: ${mutant.id} (${mutant.what}); ${output.join('; ') || 'no check ran'}`
}

function report(scores: readonly MutantScore[], all: boolean, place: 'node' | 'page'): number {
  const caught = scores.filter((one) => one.caught).length
  const lines = all ? describeLeftOut(scores, place) : []
  process.stdout.write(`${[...lines, `mutants: ${caught}/${scores.length} caught`].join('\n')}\n`)
  return caught === scores.length ? 0 : 1
}

function describeLeftOut(scores: readonly MutantScore[], place: 'node' | 'page'): string[] {
  const there = new Set(scores.map(({ mutant }) => mutant.id))
  const absent = mutants.filter(({ id }) => !there.has(id))
  const missing = absent.filter((one) => (one.in ?? place) === place)
  const elsewhere = absent.filter((one) => !missing.includes(one))
  const reasons = Object.entries(checksWithoutMutant)
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
