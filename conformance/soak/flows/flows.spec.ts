import { test } from '../../journeys/dappFixture.ts'
import { walletNameInDialog } from '../../app/environments/page/walletNameInDialog.ts'
import { createAppPageObject } from '../../app/environments/page/AppPageObject.ts'
import { initialState } from '../dapp/dappMoves.ts'
import { performMoves } from '../dapp/performMoves.ts'
import { parseFlow, formatFlow } from './flow.ts'

const lines = (process.env['TOUCHSTONE_SOAK_FLOWS'] ?? '').split('\n')

for (const [nth, line] of lines.entries()) {
  const flow = parseFlow(line)
  if (flow === undefined) throw new Error(`This is no flow: ${line}`)
  const { persona, moves } = flow
  test.describe(`flow ${nth + 1}`, () => {
    test.use({ persona })
    test(formatFlow(flow), async ({ dapp, wallet }) => {
      const { page } = dapp
      await performMoves(
        { page, wallet, screen: createAppPageObject(page), name: walletNameInDialog(persona) },
        moves,
        initialState,
      )
    })
  })
}
