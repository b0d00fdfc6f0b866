import { expect, test } from 'vitest'
import { grade } from '../../../core/result.ts'
import square96 from './6963.info.icon.square96.ts'
import { sizeOfIcon } from './sizeOfIcon.ts'

const plain = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const coded = (svg: string) => `data:image/svg+xml;base64,${btoa(svg)}`

const icons: [what: string, icon: string, size: readonly number[] | undefined][] = [
  ['width and height', plain('<svg width="24" height="12" viewBox="0 0 9 9"/>'), [24, 12]],
  ['pixels by name', coded('<svg width="24px" height="24"/>'), [24, 24]],
  ['a box alone', plain("<svg viewBox='0 0 32 16'/>"), [32, 16]],
  ['a box with commas', coded('<svg viewBox="0,0,32,32"/>'), [32, 32]],
  ['a share of the page', plain('<svg width="100%" height="50%" viewBox="0 0 8 8"/>'), [8, 8]],
  ['a stroke is no width', plain('<svg stroke-width="3" viewBox="0 0 8 4"/>'), [8, 4]],
  ['an attribute with a bracket', plain('<svg id="a>b" viewBox="0 0 8 4"/>'), [8, 4]],
  ['a prologue', plain('<?xml version="1.0"?>\n<!-- x -->\n<svg viewBox="0 0 8 8"/>'), [8, 8]],
  ['a charset', `data:image/svg+xml;charset=utf-8,<svg viewBox="0 0 8 8"/>`, [8, 8]],
  ['nothing said', plain('<svg/>'), undefined],
  ['no SVG', plain('hello'), undefined],
  ['a broken escape', 'data:image/svg+xml,%%%', undefined],
  ['another kind', 'data:image/webp;base64,UklGRg==', undefined],
]

test.each(icons)('%s', (_, icon, size) => {
  expect(sizeOfIcon(icon)?.size).toEqual(size)
})

const judged = (icon: string) =>
  grade(
    square96,
    {
      transcript: [
        {
          t: 0,
          dir: 'event',
          what: 'eip6963:announceProvider',
          data: { listener: 'announcements', args: [{ info: { icon } }] },
        },
      ],
    },
    0,
  )

test('detects a vector image that is not square', () => {
  expect(judged(plain('<svg viewBox="0 0 300 100"/>'))).toMatchObject({
    message: 'The icon is 300 x 100.',
    wanted: 'a square of at least 96 x 96',
  })
})

test('accepts a small square vector image', () => {
  expect(judged(plain('<svg width="24" height="24"/>')).status).toBe('pass')
})
