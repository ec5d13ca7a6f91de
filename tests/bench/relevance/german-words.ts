import type { JudgedWords } from './judged-words.ts';

/** What people in Germany, Austria and Switzerland type; written without a look at what the search knows. */
export const germanWords: JudgedWords = {
  nouns: `
    plural: Wasch|maschinen = washing-machine
    plural: Wasch|trockner = washer-dryer
    plural: Wärmepumpen|trockner = tumble-dryer
    plural: Kühl-Gefrier-Kombinationen = refrigerator
    plural: Geschirr|spüler = dishwasher
    plural: Einbau|backöfen = oven
    plural: Stand|herde = cooker
    plural: Kaffee|maschinen = coffee-machine
    plural: Boden|staubsauger = vacuum-cleaner
    plural: Saug|roboter = robot-vacuum
    plural: Wasser|kocher = kettle
    plural: Toaster = toaster
    plural: Fernseher = television
    plural: Laut|sprecher = portable-speaker shelf-speaker
    plural: Kopf|hörer = headphones
    plural: Notebooks = notebook
    plural: Tablets = tablet
    plural: Smartphones = smartphone
    plural: Wickel|kleider = wrap-dress
    plural: Sommer|kleider = summer-dress
    plural: Blusen = blouse
    plural: T-Shirts = women-t-shirt men-t-shirt
    plural: Strick|jacken = cardigan
    plural: Woll|mäntel = wool-coat
    plural: Stepp|jacken = quilted-jacket
    plural: Leder|jacken = biker-jacket
    plural: Röcke = skirt
    plural: Hand|taschen = handbag
    plural: Schals = scarf
    plural: Strick|mützen = beanie
    plural: Damen|uhren = women-watch
    plural: Herren|uhren = men-watch
    plural: Hemden = men-shirt
    plural: Herren|hosen = men-trousers men-jeans
    plural: Rucksäcke = backpack
    plural: Roll|koffer = suitcase
    plural: BHs = underwire-bra t-shirt-bra bralette
    plural: Sofas = sofa
    plural: Couch|tische = coffee-table
    plural: Regale = shelf
    plural: Kleider|schränke = wardrobe
    plural: Spiegel = mirror
    plural: Ess|tische = dining-table
    plural: Stühle = chair
    plural: Schreib|tische = desk
    plural: Teppiche = rug
    plural: Zier|kissen = cushion
    plural: Vorhänge = curtain-fabric
    plural: Tisch|leuchten = table-lamp
    plural: Steh|leuchten = floor-lamp
    plural: Vasen = vase
    plural: Zimmer|pflanzen = house-plant
    plural: Garten|liegen = garden-lounger
    plural: Fahr|räder = bicycle
    plural: Alu|felgen = rim
    plural: Winter|reifen = winter-tyre
    plural: Sommer|reifen = summer-tyre
    plural: Ganzjahres|reifen = all-season-tyre
    plural: Winter|stiefel = winter-boots kids-winter-boots
    plural: Haus|schuhe = slippers
    wider: Kleid = wrap-dress midi-dress summer-dress
    wider: Jacke = cardigan quilted-jacket biker-jacket denim-jacket
    wider: Mantel = wool-coat
    wider: Hose = wide-trousers women-jeans men-jeans men-trousers
    wider: Jeans = women-jeans men-jeans
    wider: Pullover = women-sweater men-sweater
    wider: Schuhe = women-chelsea-boots winter-boots women-sneakers pumps ballerinas sandals men-boots men-sneakers slippers kids-sneakers kids-winter-boots
    wider: Sneaker = women-sneakers men-sneakers kids-sneakers
    wider: Stiefel = winter-boots kids-winter-boots women-chelsea-boots men-boots
    wider: Tisch = coffee-table dining-table desk
    wider: Lampe = table-lamp floor-lamp
    wider: Bett = bed boxspring-bed
    wider: Reifen = winter-tyre summer-tyre all-season-tyre
    wider: Staubsauger = vacuum-cleaner robot-vacuum
    wider: Uhr = women-watch men-watch
    wider: Schrank = wardrobe
    wider: Bettwäsche = bed-linen kids-bed-linen
    wider: Mütze = beanie
    wider: BH = underwire-bra t-shirt-bra bralette
    synonym: Waschautomat = washing-machine
    synonym: Trockner = tumble-dryer
    synonym: Kühlschrank = refrigerator
    synonym: Spülmaschine = dishwasher
    synonym: Abwaschmaschine = dishwasher
    synonym: Backofen = oven
    synonym: Elektroherd = cooker
    synonym: Kaffeeautomat = coffee-machine
    synonym: Filterkaffeemaschine = coffee-machine
    synonym: Wischroboter = robot-vacuum
    synonym: Staubsaugerroboter = robot-vacuum
    synonym: Wasserkessel = kettle
    synonym: Toastgerät = toaster
    synonym: Fernsehgerät = television
    synonym: Flachbildfernseher = television
    synonym: Smart TV = television
    synonym: Bluetooth-Lautsprecher = portable-speaker
    synonym: Lautsprecherbox = portable-speaker shelf-speaker
    synonym: Headset = headphones
    synonym: Laptop = notebook
    synonym: Tablet-PC = tablet
    synonym: Mobiltelefon = smartphone
    synonym: Handy = smartphone
    synonym: Strandkleid = summer-dress
    synonym: Damenbluse = blouse
    synonym: Pulli = women-sweater men-sweater
    synonym: Cardigan = cardigan
    synonym: Winterjacke = quilted-jacket
    synonym: Bikerjacke = biker-jacket
    synonym: Damenrock = skirt
    synonym: Halstuch = scarf
    synonym: Beanie = beanie
    synonym: Armbanduhr = women-watch men-watch
    synonym: Oberhemd = men-shirt
    synonym: Hoodie = hoodie kids-hoodie
    synonym: Kapuzenpullover = hoodie kids-hoodie
    synonym: Denimjacke = denim-jacket
    synonym: Jackett = men-blazer
    synonym: Trolley = suitcase
    synonym: Reisekoffer = suitcase
    synonym: Babystrampler = romper
    synonym: Büstenhalter = underwire-bra t-shirt-bra bralette
    synonym: Bustier = bralette
    synonym: Couch = sofa
    synonym: Anrichte = sideboard
    synonym: Kommode = sideboard
    synonym: Sofatisch = coffee-table
    synonym: Fernsehtisch = tv-bench
    synonym: Lowboard = tv-bench
    synonym: Bücherregal = shelf
    synonym: Holzbett = bed
    synonym: Garderobenschrank = wardrobe
    synonym: Esszimmertisch = dining-table
    synonym: Esszimmerstuhl = chair
    synonym: Bürotisch = desk
    synonym: Bettbezug = bed-linen kids-bed-linen
    synonym: Läufer = rug
    synonym: Sofakissen = cushion
    synonym: Dekokissen = cushion
    synonym: Badetuch = towel
    synonym: Frottiertuch = towel
    synonym: Gardine = curtain-fabric
    synonym: Gardinenstoff = curtain-fabric
    synonym: Tischlampe = table-lamp
    synonym: Nachttischlampe = table-lamp
    synonym: Stehlampe = floor-lamp
    synonym: Kochtopfset = pan-set
    synonym: Kochtöpfe = pan-set
    synonym: Blumenvase = vase
    synonym: Grünpflanze = house-plant
    synonym: Sonnenliege = garden-lounger
    synonym: Liegestuhl = garden-lounger
    synonym: Citybike = bicycle
    synonym: Leichtmetallfelge = rim
    synonym: Schneereifen = winter-tyre
    synonym: Allwetterreifen = all-season-tyre
    synonym: Winterräder = winter-wheel
    synonym: Turnschuhe = women-sneakers men-sneakers kids-sneakers
    synonym: Stiefeletten = women-chelsea-boots
    synonym: Stöckelschuhe = pumps
    synonym: High Heels = pumps
    synonym: Pantoffeln = slippers
    synonym: Spielzeugeisenbahn = wooden-train
    synonym: Hanteln = fitness-set
    dialect: Fauteuil = armchair
    dialect: Velo = bicycle
    dialect: Natel = smartphone
    dialect: Haube = beanie
    dialect: Backrohr = oven
    dialect: Geschirrspülautomat = dishwasher
    dialect: Schlapfen = slippers
    dialect: Patschen = slippers
    dialect: Finken = slippers
    dialect: Leiberl = women-t-shirt men-t-shirt kids-t-shirt
    dialect: Tumbler = tumble-dryer
    dialect: Abwaschmaschine = dishwasher
    dialect: Kasten = wardrobe
    dialect: Kleiderkasten = wardrobe
    dialect: Polster = cushion
    dialect: Jupe = skirt
    dialect: Pneu = winter-tyre summer-tyre all-season-tyre
    dialect: Eiskasten = refrigerator
    dialect: Bettanzug = bed-linen kids-bed-linen
    dialect: Stubentisch = dining-table coffee-table
    dialect: Griller = grill
    dialect: Lismer = cardigan women-sweater men-sweater
    dialect: Ständerlampe = floor-lamp
    dialect: Janker = cardigan
  `,
  colours: `
    weiß weiße weißes weißer weiss = white
    schwarz schwarze schwarzes schwarzer = black
    grau graue graues grauer = grey
    beige = beige
    braun braune braunes brauner = brown
    blau blaue blaues blauer = blue
    grün grüne grünes grüner = green
    gelb gelbe gelbes = yellow
    rot rote rotes roter = red
    rosa = rose
    bunt buntes = multi
  `,
  materials: `
    leder|aus leder|echtleder = leather suede
    leinen|aus leinen = linen
    baumwolle|aus baumwolle = cotton organic-cotton
    biobaumwolle|bio-baumwolle = organic-cotton
    wolle|aus wolle = wool merino
    merino|aus merinowolle = merino
    samt|aus samt = velvet
    cord|aus cord = corduroy
    massivholz|aus massivholz = solid-wood
    metall|aus metall = metal
    keramik|aus keramik = ceramic
    edelstahl|aus edelstahl = steel
    viskose|aus viskose = viscose
  `,
  audiences: `
    damen|für damen|für frauen|frauen = women
    herren|für herren|für männer|männer = men
    kinder|für kinder|kind|mädchen|jungen = kids
  `,
  seasons: `
    sommer|für den sommer = summer
    winter|für den winter = winter
  `,
  energy: ['klasse {}', 'energieklasse {}', 'energieeffizienzklasse {}', 'eek {}'],
  below: ['unter {} euro', 'bis {} €', 'bis {} euro', 'max {} euro', 'höchstens {} euro', 'unter {}€'],
  above: ['über {} euro', 'ab {} €', 'mindestens {} euro'],
  between: ['{} bis {} euro', 'zwischen {} und {} euro', '{}-{} €'],
  size: ['{}', 'größe {}', 'gr. {}', 'in größe {}', 'groesse {}'],
  quality: ['günstig', 'günstige', 'schöne', 'neu', 'billig'],
  without: 'ohne {}',
  parts: `
    bügel = underwire-bra t-shirt-bra bralette
    kapuze = women-sweater hoodie men-sweater
    leder = women-sneakers men-sneakers handbag
    wolle = scarf beanie women-sweater
  `,
  units: {
    kg: [' kg', 'kg', ' kilo'],
    inch: [' zoll', '"', 'zoll'],
    GB: [' gb', 'gb'],
    l: [' l', ' liter', 'l'],
    W: [' watt', ' w'],
    cm: [' cm', 'cm'],
  },
  umlauts: true,
};
