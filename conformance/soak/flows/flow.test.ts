import { expect, test } from 'vitest'
import { areMovesPossible } from '../dapp/dappMoves.ts'
import { drawFlows, parseFlow, formatFlow } from './flow.ts'

const flows = drawFlows(200, 1)

test('the same seed returns the same flows', () => {
  expect(drawFlows(200, 1)).toEqual(flows)
  expect(drawFlows(200, 2)).not.toEqual(flows)
})

test('each flow starts in a fresh page and ends its connection', () => {
  expect(flows.filter(({ moves }) => !areMovesPossible(moves))).toEqual([])
  expect(new Set(flows.map(({ moves }) => moves.at(-1)!.name))).toEqual(
    new Set(['disconnect', 'wallet-revoke']),
  )
})

test('parses the line of a flow into the same flow', () => {
  for (const flow of flows) expect(parseFlow(formatFlow(flow))).toEqual(flow)
})

test.each(['', 'metamask', 'metamask fly', 'nobody connect'])('rejects %j as a flow', (line) => {
  expect(parseFlow(line)).toBeUndefined()
})
