/** Replaces `@touchstone/harness` in the script of a persona's file. `definePersona` has checked it in Node. */
export { fillPersonaDefaults as definePersona } from '../personas/fillPersonaDefaults.ts'
export { generic } from '../personas/genericBehaviour.ts'
export { icon } from '../personas/letterIcon.ts'
export { personas } from '../personas/index.ts'
export { plainError } from '../wallet/plainError.ts'
export { ProviderRpcError } from '../wallet/ProviderRpcError.ts'
