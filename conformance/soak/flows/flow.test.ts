import { expect, test } from 'vitest'
import { isPlayable } from '../dapp/isPlayable.ts'
import { drawFlows, parseFlow, formatFlow } from './flow.ts'

const flows = drawFlows(200, 1)

test('the same seed draws the same flows', () => {
  expect(drawFlows(200, 1)).toEqual(flows)
  expect(drawFlows(200, 2)).not.toEqual(flows)
})

test('each flow can be played from a fresh page, and ends its connection', () => {
  expect(flows.filter(({ moves }) => !isPlayable(moves))).toEqual([])
  expect(new Set(flows.map(({ moves }) => moves.at(-1)!.name))).toEqual(
    new Set(['disconnect', 'wallet-revoke']),
  )
})

test('a flow is the same again by its line', () => {
  for (const flow of flows) expect(parseFlow(formatFlow(flow))).toEqual(flow)
})

test.each(['', 'metamask', 'metamask fly', 'nobody connect'])('%j is no flow', (line) => {
  expect(parseFlow(line)).toBeUndefined()
})
