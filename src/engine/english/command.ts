// Verbs that begin an instruction: "Heat the water".
import { oneOf, pattern } from './pattern.ts';

/** A verb that begins an instruction. */
export const COMMAND = pattern(
  String.raw`^${oneOf(`
    add | adjust | administer | allow | apply | ask | assess | attach | avoid | begin | bend | boil | bring | build
    calculate | calibrate | carry | centrifuge | change | check | choose | clamp | clean | close | collect | combine
    compare | compute | connect | continue | convert | cool | copy | count | cover | create | cut | decide | define
    determine | dilute | dip | discard | dissolve | divide | document | drag | drain | draw | drop | dry | educate
    empty | encourage | ensure | enter | estimate | evaluate | examine | fasten | fill | filter | find | fit | fix
    fold | follow | gather | heat | hold | identify | incubate | insert | inspect | install | instruct | keep | label
    lay | leave | let | lift | light | list | load | lock | look | lower | make | mark | measure | melt | mix | monitor
    move | note | notify | observe | obtain | open | peel | pick | place | plan | plot | pour | prepare | press
    provide | pull | pump | push | put | raise | read | record | reduce | release | remind | remove | repeat | replace
    report | rest | review | rinse | roll | rotate | rub | run | save | scrape | screw | seal | select | separate | set
    shake | sharpen | shut | sketch | slide | slow | soak | solve | sort | split | spray | spread | squeeze | stain
    start | state | stir | stop | store | strain | subtract | swirl | switch | take | tap | tape | teach | test | tie
    tighten | tilt | transfer | trim | turn | twist | type | unfold | use | verify | wait | warm | wash | watch | weigh
    wipe | wrap | write
  `)}\b`,
  'i',
);
