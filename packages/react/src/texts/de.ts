import type { Texts } from './Texts.ts'

export default {} satisfies Partial<Texts>
