import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { home } from '../../steps.ts'
import { askCapabilities } from './capabilities.ts'

export default check('5792.caps.shape', {
  feature: 'eip-5792',
  script: askCapabilities,
  judge: result(
    'caps',
    (value) => isPlain((value as Data | null)?.[home]),
    'an object by chain id in hex',
  ),
})

type Data = { [key: string]: Seen }
const isPlain = (value: Seen | undefined) =>
  typeof value === 'object' && value !== null && !isList(value)
