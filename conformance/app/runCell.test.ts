import { expect, test } from 'vitest'
import { cells, type AppCell } from './cells/cells.ts'
import type { CellVariant } from './cells/CellVariant.ts'
import { runCell } from './runCell.ts'
import { idleObservation, mockEnvironment } from './testing/mockEnvironment.ts'
import type { AppEnvironment } from './AppEnvironment.ts'

const same = cells.find(({ id }) => id === 'app.acc.same.N')!
const variantOf = (more: Partial<CellVariant> = {}): CellVariant => ({
  path: [],
  stimulus: [],
  ...more,
})

/** Runs a cell that has these variants and returns its result. */
const run = async (variants: readonly CellVariant[], more: Partial<AppEnvironment> = {}) => {
  const cell: AppCell = { ...same, variants: () => variants }
  const { status, message } = await runCell(mockEnvironment({}, { name: 'page', ...more }), cell)
  return { status, ...(message !== undefined && { message }) }
}

test('a cell passes without a message when each variant was run', async () => {
  expect(await run([variantOf({ guard: 'one' }), variantOf({ guard: 'two' })])).toEqual({
    status: 'pass',
  })
})

test('a pass lists the outcomes that the wallet cannot produce, and why', async () => {
  const whyImpossible = ({ guard }: CellVariant) =>
    guard === 'one' ? undefined : 'it tells of all'
  const variants = [
    variantOf({ guard: 'one' }),
    variantOf({ guard: 'two' }),
    variantOf({ guard: 'three' }),
  ]
  expect(await run(variants, { persona: 'metamask-extension', whyImpossible })).toEqual({
    status: 'pass',
    message:
      '1 of 3 variants: [two] metamask-extension: it tells of all | [three] metamask-extension: it tells of all',
  })
})

test('a pass lists the outcomes that the app has no control for', async () => {
  const variants = [
    variantOf({ guard: 'one' }),
    variantOf({ guard: 'two', nodeOnly: 'two chains only' }),
  ]
  expect(await run(variants)).toEqual({
    status: 'pass',
    message: '1 of 2 variants: [two] not run in a page: two chains only',
  })
  expect(await run(variants, { name: 'node' })).toEqual({ status: 'pass' })
})

test('a pass lists the outcomes that the persona did not produce, too', async () => {
  const evidence = { event: 'accountsChanged', skipReason: 'sends none' }
  const variants = [
    variantOf({ guard: 'one' }),
    variantOf({ guard: 'two', personaDeviation: 'never', evidence }),
    variantOf({ guard: 'three', nodeOnly: 'two chains only' }),
  ]
  const mute = mockEnvironment({ hasEvidence: async () => false })
  expect(await run(variants, { persona: 'rabby', open: mute.open })).toEqual({
    status: 'pass',
    message: '1 of 3 variants: [two] rabby sends none | [three] not run in a page: two chains only',
  })
})

test('skips further payloads of an outcome that was run in a page', async () => {
  expect(await run([variantOf({ name: '4001' }), variantOf({ name: 'text only' })])).toEqual({
    status: 'pass',
  })
})

test('lists each reason once when no variant runs here', async () => {
  const whyImpossible = () => 'it cannot'
  const variants = [
    variantOf({ guard: 'one', nodeOnly: 'no control' }),
    variantOf({ guard: 'two' }),
    variantOf({ guard: 'three' }),
  ]
  expect(await run(variants, { whyImpossible })).toEqual({
    status: 'not-applicable',
    message: 'not run in a page: no control | standard: it cannot',
  })
})

test('a reason about the module of another dapp does not name the wallet', async () => {
  const whyImpossible = () => 'the dapp module has no cancel'
  expect(
    await run([variantOf()], { persona: 'rabby', isOtherDapp: true, whyImpossible }),
  ).toMatchObject({
    status: 'not-applicable',
    message: 'the dapp module has no cancel',
  })
})

test('skips a cell that shows the same as the correct wallet', async () => {
  expect(
    await run([variantOf()], { persona: 'rabby', cellsLikeStandard: new Set([same.id]) }),
  ).toEqual({
    status: 'not-applicable',
    message: 'not run in a page: the app gets the same from rabby as from standard',
  })
})

test('a failure reports the states by name, and what the cell is about', async () => {
  const observe = async () => ({ ...idleObservation, after: 'D' as const })
  const result = await runCell(mockEnvironment({ observe }), {
    ...same,
    variants: () => [variantOf()],
  })
  expect(result).toMatchObject({
    status: 'fail',
    title: 'accountsChanged with the list that the app has, while connected',
    wanted: { ev: [], next: 'connected' },
    observed: { before: 'connected', after: 'disconnected' },
  })
})
