import { definePersona } from '@touchstone/harness'
import { expect, test } from 'vitest'
import { optionalFeatures } from '../../wallet/optionalFeatures.ts'

const info = { name: 'Own', rdns: 'com.example.own' }

test.each([...optionalFeatures])('a persona may lack %s', (feature) => {
  expect(definePersona({ id: 'own', info, lacks: [feature] }).lacks).toEqual([feature])
})
