/**
 * Entry point that replaces `@touchstone/harness` in the script of a persona's file. It exports what a persona
 * needs. `definePersona` does not check the persona, because the check has run in Node.
 */
export { fillPersona as definePersona } from '../personas/fillPersona.ts'
export { generic } from '../personas/generic.ts'
export { icon } from '../personas/icon.ts'
export { personas } from '../personas/index.ts'
export { plainError } from '../personas/plainError.ts'
export { ProviderRpcError } from '../wallet/ProviderRpcError.ts'
