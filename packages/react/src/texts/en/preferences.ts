/** English texts of the selects of language and theme. */
export { default as preferences } from './preferences.json' with { type: 'json' }
