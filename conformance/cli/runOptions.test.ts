import { expect, test } from 'vitest'
import { joinGlobs } from './runOptions.ts'

test.each([
  ['2700.*', undefined, '2700.*'],
  ['2700.*', '1193.*', '{1193.*,2700.*}'],
  ['695.*', '{1193.*,2700.*}', '{1193.*,2700.*,695.*}'],
  ['695.*', '1193.{api,error}.*', '{1193.{api,error}.*,695.*}'],
  ['695.*', '{1193,2700}.{api,on}', '{{1193,2700}.{api,on},695.*}'],
])('joins the glob %s to %s', (glob, before, joined) => {
  expect(joinGlobs(glob, before)).toBe(joined)
})
