export { certify, type Difference } from './certify.ts'
export { certifyBuild, type Certificate } from './certifyBuild.ts'
export { readRecordings } from './readRecordings.ts'
export type { Recording, Recordings } from './types.ts'
