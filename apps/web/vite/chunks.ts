/**
 * What is fetched together: all of the first screen in one file, all of the account in a second.
 * Left to itself the bundler cuts out each thing that two chunks share, and the first screen would
 * wait for a dozen files.
 */
export const chunks = {
  groups: [
    { name: 'app', test: /\/apps\/web\/src\/main\.tsx$/, priority: 2 },
    { name: 'account', test: /\/apps\/web\/src\/account\/chunk\.ts$/, priority: 1 },
  ],
}
