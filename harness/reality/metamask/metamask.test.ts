import { expect, test } from 'vitest'
import { personas } from '../../src/personas/index.ts'
import { compareSides } from '../transcript/compareSides.ts'
import { declaredIn, explain } from '../transcript/declared.ts'
import { personaSide } from './personaWorld.ts'
import { realMetaMask } from './realWorld.ts'
import { scenarios } from './scenarios/index.ts'

const compared = await compareSides(scenarios, realMetaMask, personaSide(personas.metamask))
const { undeclared, vanished } = explain(compared, declaredIn('metamask-provider'))

test.each(scenarios)('$id: $title', ({ id }) => {
  expect(undeclared.filter(({ scenario }) => scenario === id)).toEqual([])
})

test('every declared difference is still there', () => {
  expect(vanished).toEqual([])
})

test('every scenario shows the page something', () => {
  expect(compared.filter(({ real }) => real.length === 0)).toEqual([])
})

test('another wallet in place of the persona is noticed', async () => {
  const others = await compareSides(scenarios, realMetaMask, personaSide(personas.standard))
  const differing = others.filter(({ lines }) => lines.some((line) => !/^- console/.test(line)))
  expect(differing.length).toBeGreaterThan(scenarios.length / 2)
})
