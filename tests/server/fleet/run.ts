// npm run kills [-- --kills N] [-- --seed N]: any process of a school killed 200 times under load. Exit code 1 when anything that was
// acknowledged is lost or done twice.
import { parseArgs } from 'node:util';
import { endSharedPostgres } from '../../support/postgres.ts';
import { killMany, mostSentAgain } from './campaign.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
console.log(`seed ${seed}`);
const report = await killMany(Number(values.kills), seed, console.log);
const { kills, lost, double, refused, sentAgain } = report;
console.log(
  `killed: ${kills.web} times one that answers, ${kills.worker} one that works, ${kills.PostgreSQL} PostgreSQL, ${kills.S3} the bucket`,
);
console.log(`${report.sent} asked, ${report.acknowledged} answered; ${report.accounts} accounts, ${report.documents} documents`);
console.log(`${report.mails} mails, ${sentAgain} of them a second time under the same Message-ID`);
console.log(`${report.givenUp} documents given up, since three of their readers were killed`);
console.log(`${lost.length} lost, ${double.length} double, ${refused.length} refused without a reason`);
for (const line of [...lost, ...double, ...refused]) console.log(`  ${line}`);
await endSharedPostgres();
process.exitCode = lost.length + double.length + refused.length === 0 && sentAgain <= mostSentAgain(kills) ? 0 : 1;
