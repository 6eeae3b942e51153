/** Run before a server: whenever it is told to, its clock goes wrong by ten minutes, or right again. */
const TEN_MINUTES = 600_000;
const right = Date.now;
let ahead = 0;
Date.now = () => right() + ahead;
process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? TEN_MINUTES : 0;
});
