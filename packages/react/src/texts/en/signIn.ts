/** English texts of the sign-in panel: message, verification, errors. */
export { default as signIn } from './signIn.json' with { type: 'json' }
