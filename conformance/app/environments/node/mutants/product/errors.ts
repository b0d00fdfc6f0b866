import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that classify wallet errors wrongly or lose their causes. */
export const errors: readonly ProductMutant[] = [
  // Rule: the classifier reads the innermost error, and its code before its message.
  defineProductMutant('outer-code', 'app.s.4902.wrapped.S', {
    description: 'a code within an error is not looked for',
    file: 'classify/readErrorLayers.ts',
    from: "const nestedKeys = ['cause', 'data', 'originalError', 'error', 'info']",
    to: 'const nestedKeys: string[] = []',
  }),
  defineProductMutant('text-before-code', 'app.s.4902.rejtext.S', {
    description: 'prose counts before structure',
    file: 'classify/classify.ts',
    from: "if (code(4902)) return 'chain-not-configured'",
    to: "if (says(texts.rejection)) return 'user-rejected'\n  if (code(4902)) return 'chain-not-configured'",
  }),
  defineProductMutant('code-alone', 'app.s.32603.rejtext.S', {
    description: 'a rejection is a code and nothing else',
    file: 'classify/classify.ts',
    from: "if (!layers.some(known) && says(texts.rejection)) return 'user-rejected'",
    to: '',
  }),
  defineProductMutant('metamask-codes-only', 'app.s.rej.4001.S', {
    description: "WalletConnect's rejections are unknown",
    file: 'classify/classify.ts',
    from: "code(4001, 5000, 5001, 5002, 5003, 'ACTION_REJECTED')",
    to: 'code(4001)',
  }),
  defineProductMutant('pending-is-other', 'app.s.pending.S', {
    description: 'a pending request is any other failure',
    file: 'classify/classify.ts',
    from: "if (code(-32002, -32001) || (code(4001) && says([texts.pending]))) return 'pending'",
    to: '',
  }),
  defineProductMutant('rainbow-rejects', 'app.a.err.A', {
    description: "Rainbow's -32003 in an add is a rejection",
    file: 'classify/classify.ts',
    from: "options?.during === 'add' && layer.code === -32003",
    to: 'layer.code === 0.5',
  }),
  // Rule: an error of the connection has the wallet's error as `cause`.
  defineProductMutant('cause-lost', 'app.s.other.S', {
    description: "the wallet's own error is not kept",
    file: 'machine/createError.ts',
    from: "...('cause' in about && { cause: about.cause }),",
    to: '',
    message: 'cause',
  }),
  defineProductMutant('cause-lost-in-a-connect', 'app.w.error.C', {
    description: "the wallet's own error is not kept",
    file: 'machine/createError.ts',
    from: "...('cause' in about && { cause: about.cause }),",
    to: "...('cause' in about && act !== 'connect' && { cause: about.cause }),",
    message: 'cause',
  }),
  defineProductMutant('cause-lost-in-an-add', 'app.a.err.A', {
    description: "the wallet's own error is not kept",
    file: 'machine/createError.ts',
    from: "...('cause' in about && { cause: about.cause }),",
    to: "...('cause' in about && act !== 'add' && { cause: about.cause }),",
    message: 'cause',
  }),
  defineProductMutant('event-without-code', 'app.s.rej.4001.S', {
    description: "error events lack the wallet's code",
    file: 'machine/createError.ts',
    from: "{ event: 'error', error,",
    to: "{ event: 'error', error: new errorClasses[error.name](error.message, { reason: error.reason }),",
    message: 'an error entry with code 4001 wanted',
  }),
  defineProductMutant('event-without-reason', 'app.s.rej.4001.S', {
    description: 'error events lack their reason',
    file: 'machine/createError.ts',
    from: "{ event: 'error', error,",
    to: "{ event: 'error', error: new errorClasses[error.name](error.message, { code: error.code, reason: 'unknown' }),",
    message: 'an error entry with kind user-rejected wanted',
  }),
  defineProductMutant('kind-by-class', 'app.s.other.S', {
    description: 'what the wallet does not support is unknown',
    file: 'classify/classify.ts',
    from: "if (code(4200, -32601, -32004)) return 'unsupported'",
    to: '',
    message: 'kind unsupported wanted',
  }),
]
