import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door for Node has what the other has', async () => {
  // It is plain JavaScript: the compiler knows it as little as its importers do.
  const nodeDoor: object = await import(new URL('./node.js', import.meta.url).href)
  expect({ ...nodeDoor }).toEqual({ ...door })
})
