/** Sign-in: message, verification, errors. */
export { default as signIn } from './signIn.json' with { type: 'json' }
