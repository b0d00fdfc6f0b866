/**
 * Entry point that replaces `@touchstone/harness` in the script of a persona's file. A page gets what a persona
 * needs, and not the checks, which have run in Node.
 */
export { fillPersona as definePersona } from '../personas/fillPersona.ts'
export { generic } from '../personas/generic.ts'
export { icon } from '../personas/icon.ts'
export { personas } from '../personas/index.ts'
export { plainError } from '../personas/plainError.ts'
export { ProviderRpcError } from '../wallet/ProviderRpcError.ts'
