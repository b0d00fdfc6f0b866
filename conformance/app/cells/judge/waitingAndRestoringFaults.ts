import type { CellVariant } from '../CellVariant.ts'
import type { Observation } from '../Observation.ts'
import { stateNames } from '../transitionTable.ts'
import { timeouts } from '../timeouts.ts'

/** In C (connecting), a connect may include a switch to the app's chain. */
const awaitedActions: { [letter: string]: readonly string[] } = {
  C: ['connect', 'switch'],
  S: ['switch'],
  A: ['add'],
}

/** Checks `waiting` and `restoring` in the connection's snapshot. */
export const waitingAndRestoringFaults = (variant: CellVariant, seen: Observation): string[] => [
  ...faultsOfWaiting(seen),
  ...faultsOfRestoring(variant, seen),
]

const faultsOfWaiting = ({ waiting, before, after, time }: Observation): string[] => {
  if (waiting === undefined) return []
  const wanted = awaitedActions[after]
  if (wanted === undefined)
    return waiting === null ? [] : [`${waiting.act} waited for while ${stateNames[after]}`]
  if (waiting === null) return [`nothing waited for while ${stateNames[after]}`]
  const { act, since, until } = waiting
  const faults: string[] = []
  if (!wanted.includes(act)) faults.push(`${wanted.join(' or ')} waited for wanted, ${act} seen`)
  if (until !== undefined && until - since !== timeouts.interactive)
    faults.push(`${act} waited for during ${until - since} ms, ${timeouts.interactive} wanted`)
  if (time === undefined) return faults
  const earliest = before === after ? 0 : time.from
  if (since < earliest || since > time.until)
    faults.push(`${act} waited for since ${since}, which was from ${earliest} to ${time.until}`)
  return faults
}

const faultsOfRestoring = ({ restores }: CellVariant, { restoring }: Observation): string[] => {
  if (restores === undefined || restoring === undefined) return []
  const [wanted, seen] = [restores, restoring].map((one) =>
    one ? `${one.account} on ${one.chainId}` : 'nothing',
  )
  return wanted === seen ? [] : [`restoring ${wanted} wanted, ${seen} seen`]
}
