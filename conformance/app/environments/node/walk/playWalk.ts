import { createConnection } from '@touchstone/connect'
import type { PersonaName } from '@touchstone/harness'
import type { AppCell } from '../../../cells/cells.ts'
import type { CellVariant } from '../../../cells/drive.ts'
import { judge } from '../../../cells/judge.ts'
import type { StateLetter } from '../../../cells/table.ts'
import { isConnected, sameAccounts, start, type Model } from '../../../cells/walk/model.ts'
import type { Plan } from '../../../cells/walk/move.ts'
import { after, plan } from '../../../cells/walk/moves.ts'
import { applyStimulus } from '../../../takeAct.ts'
import { openNodeWorld, type NodeWorld } from '../nodeWorld.ts'
import { movesFor } from './movesFor.ts'

/** A move, its cell in the transition table, and its faults. */
export type Trod = { move: string; cell: string; faults: readonly string[] }

/** Result of a walk, which stops at the first fault. `faults`: what was wrong at the end. */
export type Walk = { trod: readonly Trod[]; faults: readonly string[] }

/** A possible move, and the state that it leads to. */
export type Option = { name: string; from: StateLetter; to: StateLetter }

/** Chooses one of the possible moves; undefined ends the walk. */
export type Choose = (possible: readonly Option[]) => string | undefined

/** Walks the connection on this persona and checks each step against the transition table. */
export const playWalk = async (
  persona: PersonaName,
  choose: Choose,
  create: typeof createConnection = createConnection,
): Promise<Walk> => {
  const driver = await openNodeWorld(persona, create)
  const moves = movesFor(persona)
  const trod: Trod[] = []
  let model = start
  try {
    await driver.performStep(consentAsked)
    for (;;) {
      const possible = moves.flatMap((move) => {
        const found = plan(move, model)
        if (found === undefined) return []
        return [{ move, ...found, next: after(model, found.cell, found.plan) }]
      })
      const name = choose(
        possible.map(({ move, next }) => ({ name: move.name, from: model.state, to: next.state })),
      )
      const chosen = possible.find(({ move }) => move.name === name)
      if (chosen === undefined) break
      const { next } = chosen
      const faults = await tread(driver, chosen.cell, chosen.plan, next)
      trod.push({ move: chosen.move.name, cell: chosen.cell.id, faults })
      if (faults.length > 0) return { trod, faults }
      model = next
    }
    const { listenersLeft, unhandled, console } = await driver.observe()
    const faults = [
      ...(listenersLeft === 0 ? [] : [`${listenersLeft} listeners left after disconnect`]),
      ...unhandled,
      ...console,
    ]
    return { trod, faults }
  } finally {
    await driver.close()
  }
}

/** The wallet prompts at every connect, even if it remembers the site. */
const consentAsked = {
  do: 'rule',
  rule: { method: 'eth_requestAccounts', do: { type: 'prompt' } },
} as const

const tread = async (
  driver: NodeWorld,
  cell: AppCell,
  { key: _, next: __, steps, ...limits }: Plan,
  next: Model,
): Promise<string[]> => {
  await driver.beginStimulus()
  const variant: CellVariant = { ...limits, path: [], stimulus: steps }
  const before = await applyStimulus(driver, variant)
  const seen = { ...driver.glimpse(), ...(before && { beforeLimit: before }) }
  return [...judge(cell, variant, seen), ...faultOfPlace(seen, next)]
}

const faultOfPlace = (
  { accounts, chainId, after: state }: ReturnType<NodeWorld['glimpse']>,
  next: Model,
): string[] => {
  if (!isConnected(next) || state !== next.state) return []
  const { app } = next
  return [
    ...(sameAccounts(app.accounts, accounts)
      ? []
      : [`accounts ${app.accounts.join()} wanted, ${accounts.join()} seen`]),
    ...(app.chainId === chainId ? [] : [`chain ${app.chainId} wanted, ${chainId} seen`]),
  ]
}
