import { readThesaurus } from './read-thesaurus.ts';

/**
 * Words for what a mail-order shop sells, whether this one has it or not: fashion, shoes, underwear, furniture, home, machines,
 * technology, tyres, garden, toys; then materials, colours, and for whom things are. Each entry was read by a person.
 */
export const germanThesaurus = readThesaurus(`
Kleid > Wickelkleid, Midikleid, Sommerkleid
Strandkleid, Sonnenkleid, Urlaubskleid, Tunikakleid, Hängerchen > Sommerkleid
Etuikleid, Cocktailkleid, Abendkleid, Businesskleid, Jerseykleid, Maxikleid > Kleid, Midikleid
Damenbluse, Hemdbluse, Blusenshirt, Tunika > Bluse
Damenrock, Midirock, Minirock, Faltenrock, Bleistiftrock, Jupe, Kittel > Rock
Cardigan, Strickcardigan, Strickjäckchen, Wolljacke, Strickweste, Janker, Lismer, Strickblazer > Strickjacke
Jumper, Strickpulli, Wollpullover, Rollkragenpullover, Sweatshirt, Strickpullover, Lismer > Pullover, Strickpullover
Herrenpulli > Herrenpullover
Kapuzenpullover, Kapuzenpulli, Hoodie, Kapuzenshirt, Kapuzensweatshirt, Kapuzenjacke, Kapuzensweater
Sweatshirt, Sweater > Kapuzensweater, Kindersweater
Kinderpullover, Kinderpulli, Kinderhoodie > Kindersweater
Winterjacke, Daunenjacke, Übergangsjacke, Pufferjacke, Thermojacke, Outdoorjacke, Funktionsjacke, Parka > Steppjacke, Winterjacke
Bikerjacke, Motorradjacke, Lederblouson, Fliegerjacke > Lederjacke, Bikerjacke
Denimjacke, Jeansblouson > Jeansjacke
Trenchcoat, Wintermantel, Kurzmantel, Paletot, Caban > Mantel, Wollmantel
Sakko, Blazer, Jackett, Anzugjacke, Kittel, Veston
Oberhemd, Businesshemd, Freizeithemd, Herrenhemd, Flanellhemd > Hemd
T-Shirt, Shirt, Leiberl, Leible, Kurzarmshirt, Tee
Kindershirt, Kinder-T-Shirt, Langarmshirt > Kindershirt, T-Shirt
Stoffhose, Chino, Chinohose, Anzughose, Culotte, Palazzohose, Marlenehose, Bundfaltenhose, Hosen > Hose, Weite Hose, Herrenhose
Denim, Jeanshose, Röhrenjeans, Bluejeans, Nietenhose > Jeans, Damenjeans, Herrenjeans
Strampler, Strampelanzug, Babystrampler, Babyanzug, Schlafanzug Baby, Body
Schlafanzug, Pyjama, Nachtwäsche, Nachthemd
Bademantel, Morgenmantel, Saunamantel
Bikini, Badeanzug, Badehose, Bademode, Schwimmanzug
BH, Büstenhalter, Bra
Büstier, Bandeau, Soft-BH > Bralette
Schalen-BH, Schalenbüstenhalter > T-Shirt-BH
Unterhose, Slip, Unterwäsche, Höschen, Boxershorts, Panty
Socken, Strümpfe, Söckchen, Kniestrümpfe
Strumpfhose, Leggings, Feinstrumpfhose
Halstuch, Tuch, Schlauchschal, Wollschal, Loop, Kopftuch, Halswärmer, Rundschal > Schal
Mütze, Haube, Beanie, Wollmütze, Strickmütze, Wintermütze, Pudelmütze, Kappe
Handschuhe, Fäustlinge, Fingerhandschuhe
Gürtel, Gurt, Leibriemen
Handtasche, Umhängetasche, Schultertasche, Damentasche, Shopper, Henkeltasche, Tasche
Rucksack, Tagesrucksack, Backpack, Daypack, Ranzen, Schulrucksack
Koffer, Rollkoffer, Trolley, Reisekoffer, Handgepäck, Kabinenkoffer, Reisetrolley, Hartschalenkoffer
Uhr, Armbanduhr, Quarzuhr > Damenuhr, Herrenuhr
Turnschuh, Sportschuh, Freizeitschuh, Sneakers, Schnürschuh, Halbschuh, Laufschuh > Sneaker
Kinderturnschuhe, Kinderhalbschuhe > Kindersneaker
Stiefelette, Ankle Boots, Boots, Halbstiefel, Schlupfstiefel > Chelsea-Boots, Herrenboots
Schneestiefel, Snowboots, Winterschuhe, Fellstiefel, Moonboots > Winterstiefel
Stiefel > Chelsea-Boots, Herrenboots, Winterstiefel
Pumps, High Heels, Stöckelschuhe, Absatzschuhe, Stilettos, Hochhackige
Sandalen, Sandaletten, Riemchensandalen, Sommerschuhe
Ballerinas, Slipper, Flats
Hausschuhe, Pantoffel, Pantoffeln, Puschen, Schlapfen, Patschen, Finken, Latschen, Hüttenschuhe, Filzpantoffeln
Sofa, Couch, Polstersofa, Zweisitzer, Dreisitzer, Sitzgarnitur, Kanapee, Diwan, Couchgarnitur
Ecksofa, Wohnlandschaft, Schlafsofa, Polsterecke > Sofa
Sessel, Polstersessel, Armsessel, Ohrensessel, Fauteuil, Lehnsessel, Relaxsessel, Armlehnsessel
Sideboard, Kommode, Anrichte, Kredenz, Buffet, Schubladenschrank, Highboard, Beistellschrank
Couchtisch, Sofatisch, Wohnzimmertisch, Beistelltisch, Kaffeetisch, Clubtisch, Stubentisch
TV-Bank, Lowboard, TV-Lowboard, Fernsehtisch, TV-Möbel, Fernsehschrank, TV-Board, Phonomöbel, Fernsehkommode, TV-Tisch, Medienmöbel
Regal, Bücherregal, Wandregal, Standregal, Büchergestell, Bücherschrank, Stellage, Gestell
Bett, Bettgestell, Doppelbett, Holzbett, Ehebett, Einzelbett > Bett, Massivholzbett
Polsterbett, Hotelbett > Boxspringbett
Kleiderschrank, Schwebetürenschrank, Garderobenschrank, Schlafzimmerschrank, Drehtürenschrank, Wäscheschrank
Spiegel, Wandspiegel, Ganzkörperspiegel, Garderobenspiegel, Flurspiegel, Ankleidespiegel
Esstisch, Esszimmertisch, Küchentisch, Speisetisch, Ausziehtisch, Speisezimmertisch, Stubentisch
Stuhl, Esszimmerstuhl, Küchenstuhl, Polsterstuhl, Holzstuhl, Essstuhl, Sessel, Küchensessel
Schreibtisch, Bürotisch, Computertisch, Arbeitstisch, Sekretär, PC-Tisch, Pult
Bettwäsche, Bettbezug, Bettzeug, Bettgarnitur, Bettüberzug, Deckenbezug, Bettanzug, Bettwaren
Teppich, Läufer, Hochflorteppich, Webteppich, Vorleger, Brücke, Bettumrandung, Wollteppich, Kurzflorteppich
Kissen, Zierkissen, Dekokissen, Sofakissen, Kissenhülle, Zierpolster, Polster, Couchkissen, Kissenbezug
Handtuch, Badetuch, Duschtuch, Frottiertuch, Frotteetuch, Badelaken, Saunatuch, Gästetuch, Badehandtuch, Frottierwäsche
Vorhang, Gardine, Store, Übergardine, Fenstervorhang, Vorhangstoff, Gardinenstoff, Verdunkelungsvorhang, Dekostoff
Tischleuchte, Tischlampe, Nachttischlampe, Schreibtischlampe, Nachttischleuchte, Leselampe
Stehleuchte, Stehlampe, Ständerlampe, Bogenlampe, Standleuchte, Bodenlampe, Fluter, Deckenfluter
Topfset, Kochtopfset, Kochgeschirr, Topf, Kochtopf, Pfannenset, Töpfe, Kochset
Vase, Blumenvase, Bodenvase, Dekovase
Zimmerpflanze, Grünpflanze, Topfpflanze, Kübelpflanze, Pflanze
Gartenliege, Sonnenliege, Liegestuhl, Relaxliege, Deckchair, Strandliege
Grill, Griller, Holzkohlegrill, Kohlegrill, Gartengrill, Grillwagen, Kugelgrill
Fahrrad, Stadtrad, Citybike, Velo, Bike, Damenrad, Trekkingrad, Drahtesel, Cityrad
Fitness-Set, Hanteln, Hantelset, Fitnessmatte, Sportset, Trainingsset, Gymnastikmatte, Hantel, Kurzhanteln
Holzeisenbahn, Spielzeugeisenbahn, Spielzeugzug, Eisenbahn, Holzzug, Modelleisenbahn, Zug
Waschmaschine, Waschautomat, Waschvollautomat, Frontlader, Toplader
Wärmepumpentrockner, Wäschetrockner, Trockner, Tumbler, Kondenstrockner, Ablufttrockner
Waschtrockner, Waschtrocknerkombination
Kühl-Gefrier-Kombination, Kühlschrank, Eisschrank, Eiskasten, Kühlgerät, Kühlkombination, Gefrierschrank, Kühlkasten
Geschirrspüler, Geschirrspülmaschine, Spülmaschine, Abwaschmaschine, Geschirrspülautomat, Geschirrwaschmaschine, Spülautomat
Backofen, Einbaubackofen, Backrohr, Einbauherd, Rohr, Ofen
Herd, Standherd, Elektroherd, Kochherd, Induktionsherd, Gasherd, Küchenherd, E-Herd
Kaffeemaschine, Kaffeeautomat, Filterkaffeemaschine, Kaffeevollautomat, Espressomaschine, Vollautomat, Kaffeemaschinen
Staubsauger, Bodenstaubsauger, Sauger, Bodensauger
Saugroboter, Wischroboter, Staubsaugerroboter, Saug-Wisch-Roboter, Roboterstaubsauger
Wasserkocher, Wasserkessel, Teekocher, Teekessel
Toaster, Toastgerät, Brotröster, Toastautomat
Fernseher, Fernsehgerät, TV, TV-Gerät, Flachbildfernseher, Smart-TV, 4K-Fernseher, UHD-Fernseher, Flatscreen, Television
Lautsprecher, Box, Boxen, Bluetooth-Lautsprecher, Lautsprecherbox, Bluetooth-Box, Musikbox, Lautsprecherboxen, Speaker, Regallautsprecher, Aktivbox
Kopfhörer, Headset, Ohrhörer, Earbuds, Bluetooth-Kopfhörer, Over-Ear-Kopfhörer, Bügelkopfhörer
Notebook, Laptop, Ultrabook, Notebookcomputer, Klapprechner, Rechner
Tablet, Tablet-PC, Tabletcomputer, Pad
Smartphone, Handy, Mobiltelefon, Natel, Mobile, Telefon
Winterreifen, Schneereifen, Winterpneu, Winterpneus, M+S-Reifen
Sommerreifen, Sommerpneu, Sommerpneus
Ganzjahresreifen, Allwetterreifen, Allwetterpneu, Vierjahreszeitenreifen, Ganzjahrespneu
Reifen, Pneu, Pneus, Autoreifen
Kompletträder, Winterräder, Räder, Kompletträdersatz, Winterkompletträder, Winterkomplettrad
Felge, Alufelge, Leichtmetallfelge, Alufelgen, Autofelge
Retoure, Rücksendung, Rückgabe
Leder, Echtleder, Rindsleder, Glattleder, Nappaleder
Wolle, Schurwolle, Merinowolle, Merino, Wollfilz
Baumwolle, Bio-Baumwolle, Cotton
Veloursleder, Wildleder, Rauleder, Suede
Samt, Velours, Velvet
Cord, Schnürlsamt, Cordsamt
Edelstahl, Inox, Stahl
Massivholz, Vollholz, Echtholz, Holz
Viskose, Viscose
Bunt, Mehrfarbig, Farbig, Gemustert
Anthrazit, Dunkelgrau, Hellgrau > Grau
Creme, Ecru, Elfenbein, Offwhite > Weiß, Beige
Dunkelblau, Navy, Marine, Marineblau, Hellblau, Türkis, Petrol > Blau
Bordeaux, Weinrot, Dunkelrot > Rot
Pink, Altrosa, Rosé > Rosa
Khaki, Oliv, Dunkelgrün, Mint > Grün
Senf, Ocker > Gelb
Sand, Taupe, Natur > Beige
Cognac, Dunkelbraun, Schoko > Braun
Silber, Gold, Messing > Metallic
Mädchen, Buben, Jungen, Jungs, Kids, Kinder, Teenager, Kind
Damen, Frauen, Dame, Frau
Herren, Männer, Mann, Herr
`);
