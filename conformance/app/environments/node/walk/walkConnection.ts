import type { createConnection } from '@touchstone/connect'
import type { PersonaName } from '@touchstone/harness'
import { defaultChains, type AppChains } from '../../../cells/AppChains.ts'
import type { AppCell } from '../../../cells/cells.ts'
import type { CellVariant } from '../../../cells/CellVariant.ts'
import { judge } from '../../../cells/judge/judge.ts'
import type { StateLetter } from '../../../cells/transitionTable.ts'
import {
  isConnected,
  sameAccounts,
  initialModel,
  type WalkModel,
} from '../../../cells/walk/WalkModel.ts'
import type { MovePlan } from '../../../cells/walk/WalkMove.ts'
import { applyPlan, planMove } from '../../../cells/walk/planMove.ts'
import { applyStimulus } from '../../../applyStimulus.ts'
import { openNodeDriver, type NodeDriver } from '../openNodeDriver.ts'
import { movesOfPersona } from './movesOfPersona.ts'

/** A move that was made, the id of the cell that it checks, and the differences from that cell. */
export type WalkStep = { move: string; cell: string; faults: readonly string[] }

/** A walk stops after the first faulty move. `faults`: of that move, or errors and remaining listeners at the end. */
export type WalkResult = { steps: readonly WalkStep[]; faults: readonly string[] }

/** A move that is possible in the state `from` and leads to the state `to`. */
export type PossibleMove = { name: string; from: StateLetter; to: StateLetter }

/** Returns the name of one of the possible moves, or undefined to end the walk. */
export type ChooseMove = (possible: readonly PossibleMove[]) => string | undefined

/** Makes moves with a fake wallet and compares each with the transition table, until `choose` ends the walk. */
export const walkConnection = async (
  persona: PersonaName,
  choose: ChooseMove,
  create?: typeof createConnection,
  chains: AppChains = defaultChains,
): Promise<WalkResult> => {
  const driver = await openNodeDriver(persona, create, chains)
  const moves = movesOfPersona(persona, chains)
  const steps: WalkStep[] = []
  let model = initialModel(chains)
  try {
    await driver.performStep(alwaysPromptRule)
    for (;;) {
      const possible = moves.flatMap((move) => {
        const found = planMove(move, model)
        if (found === undefined) return []
        return [{ move, ...found, next: applyPlan(model, found.cell, found.plan) }]
      })
      const from = model.state
      const name = choose(
        possible.map(({ move, next }) => ({ name: move.name, from, to: next.state })),
      )
      const chosen = possible.find(({ move }) => move.name === name)
      if (chosen === undefined) break
      const { move, cell, plan, next } = chosen
      const faults = await makeMove(driver, cell, plan, next)
      steps.push({ move: move.name, cell: cell.id, faults })
      if (faults.length > 0) return { steps, faults }
      if (isConnected(next)) await approveRecheck(driver, next)
      model = next
    }
    const { listenersLeft, unhandled, console } = await driver.observe()
    const faults = [
      ...(listenersLeft === 0 ? [] : [`${listenersLeft} listeners left after disconnect`]),
      ...unhandled,
      ...console,
    ]
    return { steps, faults }
  } finally {
    await driver.close()
  }
}

/** Rule that makes the wallet prompt at every connect, even if the site already has a permission. */
const alwaysPromptRule = {
  do: 'rule',
  rule: { method: 'eth_requestAccounts', do: { type: 'prompt' } },
} as const

/** After a restored session, the connection asks Rabby for accounts. The rule above opens a prompt for it. */
const approveRecheck = async (driver: NodeDriver, { app }: WalkModel): Promise<void> => {
  if (!(await driver.isUnanswered?.('eth_requestAccounts'))) return
  await driver.performStep({ do: 'act', act: { type: 'approve', accounts: [...app.accounts] } })
}

const makeMove = async (
  driver: NodeDriver,
  cell: AppCell,
  { key: _, next: __, steps, ...limits }: MovePlan,
  next: WalkModel,
): Promise<string[]> => {
  await driver.beginStimulus()
  const variant: CellVariant = { ...limits, path: [], stimulus: steps }
  const before = await applyStimulus(driver, variant)
  const seen = { ...driver.snapshot(), ...(before && { beforeLimit: before }) }
  return [...judge(cell, variant, seen), ...faultsOfConnection(seen, next)]
}

const faultsOfConnection = (
  { accounts, chainId, after: state }: ReturnType<NodeDriver['snapshot']>,
  next: WalkModel,
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
