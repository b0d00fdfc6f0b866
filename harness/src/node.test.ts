import { expect, test } from 'vitest'
import * as door from './index.ts'
import * as nodeDoor from './node.ts'

test('the door for Node has what the other has', () => {
  expect({ ...nodeDoor }).toEqual({ ...door })
})
