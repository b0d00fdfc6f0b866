import type { createConnection } from '@touchstone/connect'
import { walkConnection } from '../../app/environments/node/walk/walkConnection.ts'
import { shortenWalk } from '../../app/environments/node/walk/shortenWalk.ts'
import { createRandomMoveChooser } from '../../app/environments/node/walk/createRandomMoveChooser.ts'
import { mulberry32 } from '../../core/mulberry32.ts'
import { formatCount, formatRate } from '../formatFigures.ts'
import type { GroupResult, SoakTools } from '../soakGroup.ts'
import type { SoakOptions } from '../readOptions.ts'
import { formatCommandLine } from '../../cli/formatCommandLine.ts'

const movesPerWalk = 40
/** One defect can fail many walks, and shortening all of them would take hours. */
const mostFailures = 10

/** Runs the group `walks`: compares random walks with the transition table, with each wallet in turn. */
export const runWalks = async (
  { steps: wanted = 200_000, seed, wallets }: Pick<SoakOptions, 'steps' | 'seed' | 'wallets'>,
  { signal, report }: SoakTools,
  create?: typeof createConnection,
): Promise<GroupResult> => {
  const random = mulberry32(seed)
  const began = performance.now()
  const failures: string[] = []
  let steps = 0
  for (let nth = 0; steps < wanted && failures.length < mostFailures; nth++) {
    if (signal.aborted) break
    const wallet = wallets[nth % wallets.length]!
    const walkSeed = Math.floor(random() * 2 ** 32)
    const moves = Math.min(movesPerWalk, wanted - steps)
    const walk = await walkConnection(wallet, createRandomMoveChooser(walkSeed, moves), create)
    const before = steps
    steps += walk.steps.length
    if (Math.floor(steps / 100_000) > Math.floor(before / 100_000))
      report(`walks: ${formatCount(steps)} steps, ${failures.length} violations`)
    if (walk.faults.length === 0) continue
    const short = await shortenWalk(wallet, walk, create)
    const command = ['npm', 'run', 'conformance', '--', 'app', '--wallet', wallet, '--in', 'node']
    const again = formatCommandLine([...command, '--walk', short.moves.join(' ')])
    failures.push(`${short.faults.join('; ')}: ${again}`)
  }
  const figure = `${formatRate(steps, 'steps', performance.now() - began)} on ${wallets.length} wallets`
  return { figure: `${figure}, ${failures.length} violations`, failures }
}
