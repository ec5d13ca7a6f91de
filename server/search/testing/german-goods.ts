/**
 * Goods of a small made-up shop, by hand. One line: categories | for whom | type | brands with their models | colours |
 * sizes | facts. Each model is a product.
 */
export const germanGoods = `
Mode>Damenmode>Kleider | Damen | Sommerkleid | Vero Lind: Amalfi, Bella, Cora; Vila Nord: Capri, Dune; Marlen: Elba | rot, blau, weiß | 34, 36, 38, 40, 42 | Baumwolle; kurzarm; Muster: geblümt
Mode>Damenmode>Kleider | Damen | Abendkleid | Marlen: Gala, Noir; Vero Lind: Opera | schwarz, rot | 36, 38, 40 | Polyester; lang
Mode>Damenmode>Kleider | Damen | Strickkleid | Vila Nord: Fjell, Hygge; Tommy Hilfiger: Cable | grau, schwarz | S, M, L | Wolle; langarm
Mode>Damenmode>Kleider | Damen | Kleid | Calvin Klein: Slim, Logo; Marlen: Basic, Punto; Vero Lind: Tilda | schwarz, blau, grün | S, M, L, XL | Viskose
Mode>Damenmode>Kleider | Damen | Wickelkleid | Vero Lind: Wanda, Wilma | grün, rot | 36, 38, 40, 42 | Viskose
Mode>Damenmode>Blusen | Damen | Bluse | Marlen: Blanca, Bea; Vero Lind: Birte; Vila Nord: Bergen | weiß, blau, rosa | 36, 38, 40 | Baumwolle; langarm
Mode>Damenmode>Jacken & Mäntel | Damen | Winterjacke | Vila Nord: Arktis, Polar, Norrland; Marlen: Frost | schwarz, beige, blau | S, M, L | gefüttert; wasserabweisend
Mode>Damenmode>Jacken & Mäntel | Damen | Wollmantel | Marlen: Milano; Vero Lind: Vienna | grau, beige | 36, 38, 40 | Wolle
Mode>Damenmode>Jacken & Mäntel | Damen | Mantel | Tommy Hilfiger: Classic; Vila Nord: Sund | schwarz, beige | 36, 38, 40 | Wolle
Mode>Damenmode>Jacken & Mäntel | Damen | Trenchcoat | Marlen: London | beige | 36, 38, 40 | Baumwolle
Mode>Damenmode>Jacken & Mäntel | Damen | Jeansjacke | Levi's®: Trucker | blau | S, M, L | Denim
Mode>Damenmode>Jeans | Damen | Skinny-Jeans | Levi's®: 711; Marlen: Slim | blau, schwarz | 26, 28, 30 | Denim
Mode>Damenmode>Hosen | Damen | Stoffhose | Vero Lind: Paola; Marlen: Office | schwarz, beige | 36, 38, 40 | Viskose
Mode>Damenmode>Hosen | Damen | Leinenhose | Vero Lind: Lino | weiß, beige | 36, 38, 40 | Leinen
Mode>Damenmode>Röcke | Damen | Faltenrock | Marlen: Plissee; Vila Nord: Falla | grün, schwarz | 36, 38, 40 | Polyester
Mode>Damenmode>Pullover | Damen | Kaschmirpullover | Vila Nord: Soft; Marlen: Luxe | rosa, grau | S, M, L | Kaschmir
Mode>Damenmode>Pullover | Damen | Pullover | Vero Lind: Rolli; Tommy Hilfiger: Knit | blau, weiß | S, M, L | Baumwolle
Mode>Damenmode>Pullover | Damen | Strickjacke | Vila Nord: Kofta; Vero Lind: Mia | grau, rot | S, M, L | Wolle
Mode>Damenmode>Shirts | Damen | T-Shirt | Calvin Klein: Institutional; Vero Lind: Basic | weiß, schwarz | S, M, L | Baumwolle
Mode>Damenmode>Wäsche>BHs | Damen | Bügel-BH | Nuance: Grace, Lace; Calvin Klein: Seductive | schwarz, weiß | 75B, 80C, 85C, 85D | Spitze
Mode>Damenmode>Wäsche>BHs | Damen | Sport-BH | Nike: Swoosh; Adidas: Aeroreact | schwarz | 75B, 80B, 85D | ohne Bügel
Mode>Damenmode>Wäsche>Strümpfe | Damen | Strumpfhose | Nuance: Sheer, Matt | schwarz, beige | S, M, L | 20 den
Mode>Damenmode>Bademode | Damen | Bikini | Nuance: Palma; Vero Lind: Lagune | blau, rot | 75B, 80C, 85C | gefüttert
Mode>Damenmode>Accessoires>Handschuhe | Damen | Lederhandschuh | Marlen: Torino; Vila Nord: Luva | schwarz, braun | 7, 8 | Leder
Mode>Damenmode>Accessoires>Handschuhe | Damen | Handschuh | Vila Nord: Vott | grau | 7, 8 | Wolle
Mode>Damenmode>Accessoires>Mützen | Damen | Mütze | Vila Nord: Luva, Topi | grau, rot | | Wolle
Mode>Damenmode>Accessoires>Gürtel | Damen | Gürtel | Marlen: Cintura | braun | 85, 95 | Leder; Hinweis: passt zu jedem Kleid
Mode>Herrenmode>Hemden | Herren | Hemd | Tommy Hilfiger: Oxford, Poplin; Hagen & Sohn: City | weiß, blau | S, M, L, XL | bügelfrei; Baumwolle
Mode>Herrenmode>Hemden | Herren | Leinenhemd | Hagen & Sohn: Riva | weiß, beige | M, L, XL | Leinen
Mode>Herrenmode>Shirts | Herren | T-Shirt | Nike: Club; Adidas: Essentials; Levi's®: Housemark; Hagen & Sohn: Doppelpack | weiß, schwarz, grau | S, M, L, XL | Baumwolle
Mode>Herrenmode>Shirts | Herren | Poloshirt | Tommy Hilfiger: 1985; Hagen & Sohn: Piqué | blau, weiß | M, L, XL | Baumwolle
Mode>Herrenmode>Jeans | Herren | Straight-Jeans | Levi's®: 501, 505 | blau, schwarz | 30, 32, 34 | Denim
Mode>Herrenmode>Hosen | Herren | Chinohose | Hagen & Sohn: Chico; Tommy Hilfiger: Denton | beige, blau | 48, 50, 52 | Baumwolle
Mode>Herrenmode>Hosen | Herren | Jogginghose | Adidas: Tiro; Nike: Tech | grau, schwarz | S, M, L, XL | Baumwolle
Mode>Herrenmode>Jacken & Mäntel | Herren | Winterjacke | Hagen & Sohn: Alaska; Vila Nord: Troms, Tind | schwarz, grün | M, L, XL | gefüttert
Mode>Herrenmode>Jacken & Mäntel | Herren | Regenjacke | Vila Nord: Regn | gelb, blau | M, L, XL | wasserdicht
Mode>Herrenmode>Jacken & Mäntel | Herren | Lederjacke | Hagen & Sohn: Biker | schwarz | M, L, XL | Leder
Mode>Herrenmode>Anzüge | Herren | Sakko | Hagen & Sohn: Modena, Siena | blau, grau | 48, 50, 52 | Wolle
Mode>Herrenmode>Pullover | Herren | Pullover | Hagen & Sohn: Merino; Tommy Hilfiger: Crew | grau, blau | M, L, XL | Wolle
Mode>Kindermode>Jacken | Kinder | Regenjacke | Pitsch: Platsch, Pfütze; Vila Nord: Regn Mini | gelb, blau, rot | 98, 104, 116, 128 | wasserdicht
Mode>Kindermode>Kleider | Mädchen | Kleid | Pitsch: Punkte, Herz | rosa, rot | 104, 116, 128 | Baumwolle
Mode>Kindermode>Hosen | Kinder | Matschhose | Pitsch: Pfütze | blau | 98, 104, 116 | wasserdicht
Mode>Kindermode>Shirts | Jungen | T-Shirt | Pitsch: Dino, Bagger | grün, blau | 104, 116, 128 | Baumwolle
Schuhe>Damenschuhe>Sneaker | Damen | Sneaker | Adidas: Grand Court, Breaknet; Nike: Court Vision; Fußwohl: Easy | weiß, schwarz, rosa | 36, 37, 38, 39, 40 | Leder
Schuhe>Damenschuhe>Stiefel | Damen | Stiefel | Fußwohl: Chelsea, Rita; Marlen: Bologna | schwarz, braun | 37, 38, 39, 40 | Leder
Schuhe>Damenschuhe>Stiefel | Damen | Stiefelette | Fußwohl: Kim | schwarz, beige | 37, 38, 39 | Leder
Schuhe>Damenschuhe>Sandalen | Damen | Sandale | Fußwohl: Korfu; Marlen: Ischia | braun, weiß | 37, 38, 39 | Leder
Schuhe>Damenschuhe>Pumps | Damen | Pumps | Marlen: Paris, Nizza | schwarz, rot | 37, 38, 39 | Leder
Schuhe>Damenschuhe>Hausschuhe | Damen | Hausschuh | Fußwohl: Filzi | grau | 37, 38, 39 | Filz
Schuhe>Damenschuhe>Laufschuhe | Damen | Laufschuh | Nike: Pegasus; Adidas: Duramo | schwarz, rosa | 37, 38, 39, 40 | Mesh
Schuhe>Herrenschuhe>Laufschuhe | Herren | Laufschuh | Nike: Pegasus, Revolution; Adidas: Galaxy | schwarz, blau | 42, 43, 44, 45 | Mesh
Schuhe>Herrenschuhe>Sneaker | Herren | Sneaker | Adidas: Advantage, Hoops; Nike: Ebernon | weiß, schwarz | 42, 43, 44 | Leder
Schuhe>Herrenschuhe>Wanderschuhe | Herren | Wanderschuh | Fußwohl: Gipfel, Grat; Adidas: Terrex | braun, schwarz | 42, 43, 44 | wasserdicht
Schuhe>Herrenschuhe>Halbschuhe | Herren | Schnürschuh | Fußwohl: Derby; Hagen & Sohn: Oxford | schwarz, braun | 42, 43, 44 | Leder
Schuhe>Kinderschuhe>Gummistiefel | Kinder | Gummistiefel | Pitsch: Frosch, Ente, Hai | grün, gelb, blau | 26, 28, 30 | Gummi
Schuhe>Kinderschuhe>Sneaker | Kinder | Sneaker | Adidas: Tensaur | weiß, blau | 28, 30, 32 | Klettverschluss
Möbel>Schränke>Kleiderschränke | | Kleiderschrank | Holzhand: Lund, Malmö; Wohnidee: Boston, Dallas | weiß, Eiche | 150 cm, 200 cm | mit Spiegel; Schlafzimmer
Möbel>Schränke>Schuhschränke | | Schuhschrank | Wohnidee: Step, Stella; Holzhand: Falun | weiß, Eiche | | Flur
Möbel>Schränke>Vitrinen | | Vitrine | Holzhand: Glas; Wohnidee: Klara | weiß | | Glas; Wohnzimmer
Möbel>Schränke>Kommoden | | Kommode | Holzhand: Skara; Wohnidee: Denver | weiß, Eiche | | Schlafzimmer
Möbel>Sofas>Ecksofas | | Ecksofa | Wohnidee: Chicago, Florenz, Oslo; Polsterwerk: Nele | grau, beige, blau | 260 cm | Samt
Möbel>Sofas>Schlafsofas | | Schlafsofa | Polsterwerk: Nacht, Traum; Wohnidee: Ohio | grau, blau | | mit Bettkasten
Möbel>Sofas>2-Sitzer | | Sofa | Polsterwerk: Karla, Kurt; Wohnidee: Texas; Holzhand: Växjö | grau, grün | 180 cm | Stoff
Möbel>Sofas>Sessel | | Sessel | Polsterwerk: Omi, Opi; Wohnidee: Utah | grün, grau | | Samt
Möbel>Tische>Couchtische | | Couchtisch | Holzhand: Kalmar, Visby; Wohnidee: Nevada | Eiche, weiß | | Wohnzimmer
Möbel>Tische>Esstische | | Esstisch | Holzhand: Borås, Umeå; Wohnidee: Iowa | Eiche, Nussbaum | 160 x 90 cm, 180 x 90 cm | Massivholz; Esszimmer
Möbel>Tische>Schreibtische | | Schreibtisch | Wohnidee: Office; Holzhand: Ronja | weiß, Eiche | 120 x 60 cm | Arbeitszimmer
Möbel>Tische>Nachttische | | Nachttisch | Holzhand: Luna; Wohnidee: Maine | weiß, Eiche | | Schlafzimmer
Möbel>Stühle>Esszimmerstühle | | Esszimmerstuhl | Wohnidee: Velvet, Vera; Polsterwerk: Lotte | grün, grau, rosa | | Samt
Möbel>Stühle>Esszimmerstühle | | Stuhl | Holzhand: Pinn; Wohnidee: Kent | Eiche, weiß | | Massivholz
Möbel>Stühle>Bürostühle | | Bürostuhl | Wohnidee: Ergo, Flex | schwarz | | höhenverstellbar
Möbel>Betten>Boxspringbetten | | Boxspringbett | Polsterwerk: Royal, Comfort; Wohnidee: Dakota | grau, beige | 140 x 200 cm, 180 x 200 cm | Härtegrad H3
Möbel>Betten>Polsterbetten | | Polsterbett | Polsterwerk: Lana; Wohnidee: Alaska | grau | 140 x 200 cm, 160 x 200 cm | mit Bettkasten
Möbel>Betten>Kinderbetten | Kinder | Hochbett | Holzhand: Pippi | weiß | 90 x 200 cm | Kiefer
Möbel>Betten>Matratzen | | Matratze | Schlafgut: Aktiv, Balance, Comfort | weiß | 90 x 200 cm, 140 x 200 cm, 180 x 200 cm | Kaltschaum; Härtegrad H2
Möbel>Regale>Bücherregale | | Bücherregal | Holzhand: Billund, Tolstoi; Wohnidee: Vermont | weiß, Eiche | | Wohnzimmer
Möbel>Regale>Wandregale | | Wandregal | Holzhand: Bord; Wohnidee: Utica | Eiche, schwarz | | Metall
Möbel>Gartenmöbel>Gartenstühle | | Gartenstuhl | Gartenglück: Lido, Rimini; Holzhand: Akazie | grau, grün | | wetterfest
Möbel>Gartenmöbel>Gartentische | | Gartentisch | Gartenglück: Capri; Holzhand: Teak | grau | 150 x 90 cm | wetterfest
Heim>Bettwaren>Bettwäsche | | Bettwäsche | Schlafgut: Mako, Biber, Satin; Linnea: Blüte | weiß, blau, rosa | 135 x 200 cm, 200 x 200 cm | Baumwolle
Heim>Bettwaren>Spannbettlaken | | Spannbettlaken | Schlafgut: Jersey, Elasthan; Linnea: Basic | weiß, grau, blau | 90 x 200 cm, 180 x 200 cm | Baumwolle
Heim>Bettwaren>Decken & Kissen | | Kopfkissen | Schlafgut: Daune, Faser | weiß | 40 x 80 cm, 80 x 80 cm | waschbar
Heim>Bettwaren>Decken & Kissen | | Zierkissen | Linnea: Punkt, Streif, Samtpfote | grün, rosa, gelb | 40 x 40 cm, 50 x 50 cm | Samt
Heim>Bettwaren>Decken & Kissen | | Kissen | Linnea: Kuschel, Lana, Nordlicht | grau, beige | 50 x 50 cm | Strick
Heim>Bettwaren>Decken & Kissen | | Wolldecke | Linnea: Plaid; Vila Nord: Teppe | grau, rot | 130 x 170 cm | Wolle
Heim>Vorhänge>Verdunkelungsvorhänge | | Verdunkelungsvorhang | Linnea: Nacht, Mond | grau, blau | 140 x 245 cm | blickdicht
Heim>Vorhänge>Gardinen | | Vorhang | Linnea: Luft, Brise | weiß, beige | 140 x 245 cm | halbtransparent
Heim>Teppiche>Kurzflorteppiche | | Teppich | Webwerk: Isfahan, Kelim; Linnea: Flach | rot, grau, beige | 120 x 170 cm, 160 x 230 cm | Kurzflor
Heim>Teppiche>Hochflorteppiche | | Hochflorteppich | Webwerk: Shaggy; Linnea: Wolke | weiß, grau | 160 x 230 cm, 200 x 290 cm | Hochflor
Heim>Badtextilien>Handtücher | | Handtuch | Linnea: Frottee, Waffel | weiß, blau | 50 x 100 cm | Baumwolle
Heim>Badtextilien>Duschvorhänge | | Duschvorhang | Linnea: Welle | blau, weiß | 180 x 200 cm | wasserabweisend
Heim>Tischwäsche>Tischdecken | | Tischdecke | Linnea: Fest, Picknick | weiß, rot | 130 x 160 cm | Baumwolle
Heim>Leuchten>Tischlampen | | Nachttischlampe | Lumina: Mini, Pilz | weiß, schwarz | | LED; Schlafzimmer
Heim>Leuchten>Stehlampen | | Stehlampe | Lumina: Bogen, Dreibein; Wohnidee: Reno | schwarz, beige | | Wohnzimmer
Heim>Leuchten>Deckenlampen | | Deckenlampe | Lumina: Ufo; Wohnidee: Tampa | weiß | | LED
Haushalt>Waschen>Waschmaschinen | | Waschmaschine | Bosch: WAN28K40, WGG244A20; AEG: L6FBA; Bauknecht: WM Elite; Samsung: WW90 | weiß | | 8 kg; 1400 U/min
Haushalt>Waschen>Waschmaschinen | | Toplader | AEG: LTR6; Bauknecht: WAT | weiß | | 7 kg
Haushalt>Waschen>Wäschetrockner | | Wäschetrockner | Bosch: WQG233; AEG: T7; Bauknecht: TK Ultra | weiß | | 8 kg; Wärmepumpe
Haushalt>Kühlen>Kühlschränke | | Kühlschrank | Bosch: KIR81; Samsung: RR39; AEG: OSK5 | weiß, silber | | 320 Liter
Haushalt>Kühlen>Kühl-Gefrier-Kombinationen | | Kühl-Gefrier-Kombination | Bosch: KGN36; Samsung: RB38; Bauknecht: KGNF20 | silber | | No Frost
Haushalt>Kühlen>Gefrierschränke | | Gefrierschrank | Bosch: GSN36; AEG: AGB7 | weiß | | 240 Liter
Haushalt>Spülen>Geschirrspüler | | Geschirrspüler | Bosch: SMS4; AEG: FSB5; Bauknecht: B3F | silber, weiß | 45 cm, 60 cm | 13 Maßgedecke
Haushalt>Kochen>Backöfen | | Backofen | Bosch: HBA53; AEG: BPS5 | schwarz | | Pyrolyse
Haushalt>Kochen>Mikrowellen | | Mikrowelle | Samsung: MS23; Bauknecht: MW Chef | schwarz | | 23 Liter; 800 W
Haushalt>Putzen>Staubsauger | | Bodenstaubsauger | Bosch: BGL6; AEG: VX6 | rot, schwarz | | mit Beutel
Haushalt>Putzen>Staubsauger | | Akku-Staubsauger | Bosch: Unlimited 7; AEG: QX6; Samsung: Jet 75 | blau, schwarz | | beutellos
Haushalt>Putzen>Staubsauger | | Saugroboter | Samsung: Jet Bot; AEG: RX9 | weiß | | WLAN
Haushalt>Küche>Kaffeemaschinen | | Kaffeemaschine | Bosch: CompactClass; AEG: Deli 4 | schwarz | | 10 Tassen
Haushalt>Küche>Kaffeemaschinen | | Kaffeevollautomat | Bosch: VeroCup; Krups: EA81 | schwarz, silber | | Milchaufschäumer
Haushalt>Küche>Wasserkocher | | Wasserkocher | Krups: BW2; Bosch: TWK7 | weiß, rot | | 1,7 l
Haushalt>Bügeln>Bügeleisen | | Bügeleisen | Bosch: TDA30; AEG: DB17 | blau | | Dampf
Haushalt>Garten>Rasenmäher | | Akku-Rasenmäher | Bosch: Rotak 32, CityMower; Gartenglück: Halm | grün | | 36 V
Haushalt>Garten>Rasenmäher | | Benzin-Rasenmäher | Gartenglück: Stier | rot | | Benzin
Reifen>Sommerreifen | | Sommerreifen | Conti: PremiumContact 6, EcoContact 6; Gripwell: Solaris; Michelin: Primacy 4 | | 195/65 R15, 205/55 R16, 225/45 R17 | Rollgeräusch 70 dB
Reifen>Winterreifen | | Winterreifen | Conti: WinterContact TS870; Gripwell: Nordis; Michelin: Alpin 6 | | 195/65 R15, 205/55 R16, 225/45 R17 | Schneeflocke
Reifen>Ganzjahresreifen | | Ganzjahresreifen | Gripwell: Quattro; Michelin: CrossClimate 2 | | 195/65 R15, 205/55 R16 | Schneeflocke
Technik>Fernseher>LED-Fernseher | | LED-Fernseher | Samsung: CU7179, DU8079; Sony: Bravia 3; Hisense: A6K | schwarz | | 55 Zoll; Smart TV; 4K
Technik>Fernseher>OLED-Fernseher | | OLED-Fernseher | Samsung: S90D; Sony: Bravia 8 | schwarz | | 65 Zoll; Smart TV; 4K
Technik>Handys>Smartphones | | Smartphone | Samsung: Galaxy S24, Galaxy A55, Galaxy A16; Apple: iPhone 15, iPhone 15 Pro, iPhone SE; Xiaomi: Redmi 13 | schwarz, blau | | 128 GB; 5G
Technik>Handys>Zubehör | | Handyhülle | Schutzfix: für Samsung Galaxy S24, für Apple iPhone 15 | schwarz, rosa | | Silikon
Technik>Computer>Notebooks | | Notebook | Lenovo: IdeaPad 3, ThinkPad E16; HP: Pavilion 15 | silber, grau | | 15,6 Zoll; 16 GB; 512 GB SSD
Technik>Computer>Notebooks | | Convertible | Lenovo: Yoga 7 | grau | | 14 Zoll; 16 GB
Technik>Computer>Tablets | | Tablet | Samsung: Galaxy Tab A9; Apple: iPad 10 | silber | | 10,9 Zoll; 64 GB
Technik>Audio>Kopfhörer | | In-Ear-Kopfhörer | Sony: WF-C700N, LinkBuds; Samsung: Galaxy Buds | weiß, schwarz | | Bluetooth
Technik>Audio>Kopfhörer | | Over-Ear-Kopfhörer | Sony: WH-1000XM5, WH-CH520; Bose: QC Ultra | schwarz | | Noise-Cancelling; Bluetooth
Technik>Audio>Lautsprecher | | Bluetooth-Lautsprecher | Sony: ULT Field; Bose: SoundLink | schwarz, blau | | wasserdicht
Technik>Foto>Kameras | | Systemkamera | Sony: Alpha 6400; Canon: EOS R50 | schwarz | | 24 MP
Spiel & Sport>Spielzeug>Bausteine | Kinder | Bausatz | LEGO®: Technic Rennwagen, City Feuerwehr, Friends Reiterhof | | | ab 6 Jahren
Spiel & Sport>Spielzeug>Puppen | Kinder | Puppe | Herzkind: Lilly, Emma | | | ab 3 Jahren
Spiel & Sport>Spielzeug>Puppenhäuser | Kinder | Puppenhaus | Herzkind: Villa | | | Holz
Spiel & Sport>Fahrräder>E-Bikes | | E-Bike | Radwerk: Tour 5, City 3 | schwarz, weiß | 48 cm, 53 cm | 500 Wh
Spiel & Sport>Fahrräder>Citybikes | Damen | Damenfahrrad | Radwerk: Lotta, Holland | rot, grün | 48 cm | 7 Gänge
Spiel & Sport>Fahrräder>Mountainbikes | Herren | Mountainbike | Radwerk: Fels, Stein | schwarz | 53 cm | 21 Gänge
Spiel & Sport>Fitness>Hanteln | | Kurzhantel | Kraftmax: Set, Duo | | | 5 kg; 10 kg
`;
