import { walletChecks } from '../catalogue/wallet/index.ts'
import { openGateway } from '../drivers/chain/gateway.ts'
import { openPersona, quirkIds } from '../drivers/persona/persona.ts'
import { run } from '../engine/run.ts'
import { UsageError } from '../engine/UsageError.ts'
import { implemented, mutants, type Mutant } from '../mutants/mutants.ts'
import { score, type Score } from '../mutants/score.ts'

export type MutantsOptions = { of: 'wallet' | 'product'; in: 'node' | 'page'; only?: string }

/**
 * Puts each mutant before the checks that must catch it, after these have passed on the correct wallet.
 *
 * @returns 0 if every one was caught.
 */
export async function runMutants({ of, in: place, only }: MutantsOptions): Promise<number> {
  if (of === 'product' && place === 'node') {
    const { runProductMutants } = await import('../app/node/mutants/runProductMutants.ts')
    return runProductMutants(only === undefined ? {} : { only })
  }
  if (place === 'page') throw new UsageError('Mutants in a page are not there yet.')
  const chosen = choose(only)
  const chain = await openGateway()
  try {
    const sound = await soundChecks(chosen, chain)
    const scores: Score[] = []
    for (const mutant of chosen) {
      const environment = openPersona({ name: 'standard', chain, quirks: [mutant.id] })
      const found = await score(mutant, sound, environment)
      await environment.close()
      scores.push(found)
      if (!found.caught) process.stdout.write(`${tell(found)}\n`)
    }
    return report(scores, only === undefined)
  } finally {
    await chain.close()
  }
}

function choose(only: string | undefined): Mutant[] {
  const all = implemented(quirkIds)
  if (!only) return all
  const one = all.filter(({ id }) => id === only)
  if (one.length > 0) return one
  const why = mutants.some(({ id }) => id === only) ? 'The harness does not have' : 'There is no'
  throw new UsageError(`${why} mutant "${only}".`)
}

/** A check that fails on the correct wallet would "catch" everything: it does not count. */
async function soundChecks(
  chosen: readonly Mutant[],
  chain: Awaited<ReturnType<typeof openGateway>>,
) {
  const ids = new Set(chosen.flatMap(({ caughtBy }) => caughtBy))
  const checks = [...walletChecks.values()].filter(({ id }) => ids.has(id))
  const environment = openPersona({ name: 'standard', chain })
  const results = await run({ checks, all: walletChecks, environment, seed: 1, timeout: 10_000 })
  await environment.close()
  const unsound = new Set(results.filter(({ status }) => status !== 'pass').map(({ id }) => id))
  for (const id of unsound) process.stdout.write(`does not pass on the correct wallet: ${id}\n`)
  return new Map([...walletChecks].filter(([id]) => !unsound.has(id)))
}

function tell({ mutant, results }: Score): string {
  const said = results.map(
    ({ id, status, message }) => `${id}: ${status}${message ? ` (${message})` : ''}`,
  )
  return `not caught: ${mutant.id} (${mutant.what}); ${said.join('; ') || 'no check ran'}`
}

function report(scores: readonly Score[], all: boolean): number {
  const caught = scores.filter((one) => one.caught).length
  if (all) {
    const there = new Set(scores.map(({ mutant }) => mutant.id))
    const missing = mutants.filter(({ id }) => !there.has(id))
    if (missing.length > 0)
      process.stdout.write(`not in the harness: ${missing.map(({ id }) => id).join(', ')}\n`)
    const without = [...walletChecks.keys()].filter(
      (id) => !scores.some(({ mutant }) => mutant.caughtBy.includes(id)),
    )
    process.stdout.write(`${without.length} of ${walletChecks.size} checks have no mutant yet\n`)
  }
  process.stdout.write(`mutants: ${caught}/${scores.length} caught\n`)
  return caught === scores.length ? 0 : 1
}
