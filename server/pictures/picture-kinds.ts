import { armchair } from './objects/armchair.ts';
import { backpack } from './objects/backpack.ts';
import { beanie } from './objects/beanie.ts';
import { bed } from './objects/bed.ts';
import { bedLinen } from './objects/bed-linen.ts';
import { bicycle } from './objects/bicycle.ts';
import { blouse } from './objects/blouse.ts';
import { bra } from './objects/bra.ts';
import { chair } from './objects/chair.ts';
import { chelseaBoot } from './objects/chelsea-boot.ts';
import { coat } from './objects/coat.ts';
import { coffeeMachine } from './objects/coffee-machine.ts';
import { curtain } from './objects/curtain.ts';
import { cushion } from './objects/cushion.ts';
import { device } from './objects/device.ts';
import { dishwasher } from './objects/dishwasher.ts';
import { dress } from './objects/dress.ts';
import { fitnessSet } from './objects/fitness-set.ts';
import { floorLamp } from './objects/floor-lamp.ts';
import { fridge } from './objects/fridge.ts';
import { gardenLounger } from './objects/garden-lounger.ts';
import { grill } from './objects/grill.ts';
import { handbag } from './objects/handbag.ts';
import { headphones } from './objects/headphones.ts';
import { hoodie } from './objects/hoodie.ts';
import { jacket } from './objects/jacket.ts';
import { kettle } from './objects/kettle.ts';
import { knit } from './objects/knit.ts';
import { loudspeaker } from './objects/loudspeaker.ts';
import { mirror } from './objects/mirror.ts';
import { oven } from './objects/oven.ts';
import { panSet } from './objects/pan-set.ts';
import { plant } from './objects/plant.ts';
import { pump } from './objects/pump.ts';
import { rim } from './objects/rim.ts';
import { romper } from './objects/romper.ts';
import { rug } from './objects/rug.ts';
import { sandal } from './objects/sandal.ts';
import { scarf } from './objects/scarf.ts';
import { shelfUnit } from './objects/shelf-unit.ts';
import { shirt } from './objects/shirt.ts';
import { sideboard } from './objects/sideboard.ts';
import { skirt } from './objects/skirt.ts';
import { sneaker } from './objects/sneaker.ts';
import { sofa } from './objects/sofa.ts';
import { suitcase } from './objects/suitcase.ts';
import { tShirt } from './objects/t-shirt.ts';
import { table } from './objects/table.ts';
import { tableLamp } from './objects/table-lamp.ts';
import { television } from './objects/television.ts';
import { towels } from './objects/towels.ts';
import { toyTrain } from './objects/toy-train.ts';
import { trousers } from './objects/trousers.ts';
import { tyre } from './objects/tyre.ts';
import { vacuumCleaner } from './objects/vacuum-cleaner.ts';
import { vase } from './objects/vase.ts';
import { wardrobe } from './objects/wardrobe.ts';
import { washingMachine } from './objects/washing-machine.ts';
import { watch } from './objects/watch.ts';
import { winterBoot } from './objects/winter-boot.ts';
import { sceneAutumnWardrobe } from './scenes/scene-autumn-wardrobe.ts';
import { sceneBalcony } from './scenes/scene-balcony.ts';
import { sceneBathroom } from './scenes/scene-bathroom.ts';
import { sceneBedroom } from './scenes/scene-bedroom.ts';
import { sceneChildrensRoom } from './scenes/scene-childrens-room.ts';
import { sceneDining } from './scenes/scene-dining.ts';
import { sceneGifts } from './scenes/scene-gifts.ts';
import { sceneHallway } from './scenes/scene-hallway.ts';
import { sceneHomeOffice } from './scenes/scene-home-office.ts';
import { sceneKitchen } from './scenes/scene-kitchen.ts';
import { sceneLaundry } from './scenes/scene-laundry.ts';
import { sceneLivingRoom } from './scenes/scene-living-room.ts';
import { sceneMedia } from './scenes/scene-media.ts';
import { sceneSale } from './scenes/scene-sale.ts';
import { sceneSport } from './scenes/scene-sport.ts';
import { sceneSpringWardrobe } from './scenes/scene-spring-wardrobe.ts';
import { sceneWinterTyres } from './scenes/scene-winter-tyres.ts';
import type { PictureKind } from './picture-kind.ts';

const kinds: readonly PictureKind[] = [
  armchair,
  backpack,
  beanie,
  bed,
  bedLinen,
  bicycle,
  blouse,
  bra,
  chair,
  chelseaBoot,
  coat,
  coffeeMachine,
  curtain,
  cushion,
  device,
  dishwasher,
  dress,
  fitnessSet,
  floorLamp,
  fridge,
  gardenLounger,
  grill,
  handbag,
  headphones,
  hoodie,
  jacket,
  kettle,
  knit,
  loudspeaker,
  mirror,
  oven,
  panSet,
  plant,
  pump,
  rim,
  romper,
  rug,
  sandal,
  scarf,
  shelfUnit,
  shirt,
  sideboard,
  skirt,
  sneaker,
  sofa,
  suitcase,
  tShirt,
  table,
  tableLamp,
  television,
  towels,
  toyTrain,
  trousers,
  tyre,
  vacuumCleaner,
  vase,
  wardrobe,
  washingMachine,
  watch,
  winterBoot,
  sceneAutumnWardrobe,
  sceneBalcony,
  sceneBathroom,
  sceneBedroom,
  sceneChildrensRoom,
  sceneDining,
  sceneGifts,
  sceneHallway,
  sceneHomeOffice,
  sceneKitchen,
  sceneLaundry,
  sceneLivingRoom,
  sceneMedia,
  sceneSale,
  sceneSport,
  sceneSpringWardrobe,
  sceneWinterTyres,
];

/** Every kind of picture by the name that recipes call it. A test holds that no file of a kind is missing here. */
export const pictureKinds: ReadonlyMap<string, PictureKind> = new Map(kinds.map((kind) => [kind.kind, kind]));
