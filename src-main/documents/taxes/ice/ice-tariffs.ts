import { alcohol, cigarettes, craftBeer, industrialBeer, plasticBags, sugar } from './amounts-per-unit.ts';
import type { IceRate } from './ice-rate.ts';
import {
  alsoPercent,
  firearms,
  heatedTobaccoImports,
  pleasureCraft,
  unchanged,
  until2023,
} from './irregular-percents.ts';

/** One code of the excise table with its tariffs by date. */
export interface IceRow {
  readonly name: string;
  /** Oldest first. Days that none of them covers are not known: a person is asked, and no other row is taken. */
  readonly rates: readonly IceRate[];
}

/**
 * ICE by code (SRI technical sheet 2.34, table 18; SRI reference §8). How the tariffs are brought up to date:
 * docs/tax-tables.md.
 */
export const iceRows: Readonly<Record<string, IceRow>> = {
  '3011': { name: 'Cigarrillos rubios', rates: cigarettes },
  '3021': { name: 'Cigarrillos negros', rates: cigarettes },
  '3023': { name: 'Productos del tabaco y sucedáneos, excepto cigarrillos', rates: unchanged('150') },
  '3031': { name: 'Bebidas alcohólicas', rates: alsoPercent('75', alcohol) },
  '3041': {
    name: 'Cerveza industrial (gran, mediana y pequeña escala)',
    rates: alsoPercent('75', industrialBeer),
  },
  '3043': { name: 'Cerveza artesanal', rates: craftBeer },
  '3033': { name: 'Alcohol', rates: alsoPercent('75', alcohol) },
  '3053': { name: 'Gaseosas con alto contenido de azúcar', rates: sugar },
  '3054': { name: 'Gaseosas con bajo contenido de azúcar', rates: unchanged('10') },
  '3101': { name: 'Bebidas energizantes', rates: unchanged('10') },
  '3111': { name: 'Bebidas no alcohólicas', rates: sugar },
  '3073': { name: 'Vehículos con PVP hasta 20 000', rates: unchanged('5') },
  '3686': { name: 'Vehículos (no camionetas ni rescate) PVP de 20 000 a 30 000', rates: unchanged('10') },
  '3684': { name: 'Camionetas y vehículos de rescate PVP hasta 30 000', rates: unchanged('5') },
  '3075': { name: 'Vehículos PVP de 30 000 a 40 000', rates: unchanged('15') },
  '3077': { name: 'Vehículos PVP de 40 000 a 50 000', rates: unchanged('20') },
  '3078': { name: 'Vehículos PVP de 50 000 a 60 000', rates: unchanged('25') },
  '3079': { name: 'Vehículos PVP de 60 000 a 70 000', rates: unchanged('30') },
  '3080': { name: 'Vehículos PVP superior a 70 000', rates: unchanged('35') },
  '3688': { name: 'Vehículos híbridos PVP hasta 35 000', rates: unchanged('0') },
  '3691': { name: 'Vehículos híbridos PVP de 35 000 a 40 000', rates: unchanged('8') },
  '3692': { name: 'Vehículos híbridos PVP de 40 000 a 50 000', rates: unchanged('14') },
  '3695': { name: 'Vehículos híbridos PVP de 50 000 a 60 000', rates: unchanged('20') },
  '3696': { name: 'Vehículos híbridos PVP de 60 000 a 70 000', rates: unchanged('26') },
  '3698': { name: 'Vehículos híbridos PVP superior a 70 000', rates: unchanged('32') },
  '3081': { name: 'Aviones, tricares, yates y barcos de recreo', rates: pleasureCraft },
  '3092': { name: 'Televisión prepagada', rates: until2023('0') },
  '3093': { name: 'Telefonía a sociedades', rates: unchanged('15') },
  '3681': { name: 'Telefonía móvil a personas naturales', rates: unchanged('0') },
  '3610': { name: 'Perfumes y aguas de tocador', rates: unchanged('20') },
  '3620': { name: 'Videojuegos', rates: until2023('0') },
  '3630': { name: 'Armas de fuego, deportivas y municiones', rates: firearms },
  '3640': { name: 'Focos incandescentes', rates: unchanged('100') },
  '3660': { name: 'Cuotas, membresías, afiliaciones y acciones', rates: unchanged('35') },
  '3671': { name: 'Calefones y calentadores de agua a gas', rates: unchanged('100') },
  '3680': { name: 'Fundas plásticas', rates: plasticBags },
  '3682': { name: 'Consumibles de tabaco calentado y líquidos con nicotina', rates: unchanged('150') },
  '3533': { name: 'Importación de bebidas alcohólicas (SENAE)', rates: unchanged('75') },
  '3541': { name: 'Cerveza industrial (SENAE)', rates: unchanged('75') },
  '3542': { name: 'Cigarrillos rubios (SENAE)', rates: [] },
  '3543': { name: 'Cigarrillos negros (SENAE)', rates: [] },
  '3544': { name: 'Tabaco y sucedáneos (SENAE)', rates: unchanged('150') },
  '3581': { name: 'Aeronaves (SENAE)', rates: pleasureCraft },
  '3582': { name: 'Aviones, avionetas y helicópteros (SENAE)', rates: pleasureCraft },
  '3710': { name: 'Perfumes y aguas de tocador (SENAE)', rates: unchanged('20') },
  '3720': { name: 'Videojuegos (SENAE)', rates: unchanged('35') },
  '3730': { name: 'Armas y municiones importadas (SENAE)', rates: firearms },
  '3740': { name: 'Focos incandescentes (SENAE)', rates: unchanged('100') },
  '3871': { name: 'Vehículos PVP hasta 20 000 (SENAE)', rates: unchanged('5') },
  '3873': { name: 'Vehículos PVP de 30 000 a 40 000 (SENAE)', rates: unchanged('15') },
  '3874': { name: 'Vehículos PVP de 40 000 a 50 000 (SENAE)', rates: unchanged('20') },
  '3875': { name: 'Vehículos PVP de 50 000 a 60 000 (SENAE)', rates: unchanged('25') },
  '3876': { name: 'Vehículos PVP de 60 000 a 70 000 (SENAE)', rates: unchanged('30') },
  '3877': { name: 'Vehículos PVP superior a 70 000 (SENAE)', rates: unchanged('35') },
  '3878': { name: 'Aviones, tricares, yates y barcos de recreo (SENAE)', rates: pleasureCraft },
  '3601': { name: 'Bebidas energizantes (SENAE)', rates: unchanged('10') },
  '3552': { name: 'Gaseosas con alto contenido de azúcar (SENAE)', rates: sugar },
  '3553': { name: 'Gaseosas con bajo contenido de azúcar (SENAE)', rates: unchanged('10') },
  '3602': { name: 'Bebidas no alcohólicas (SENAE)', rates: sugar },
  '3545': { name: 'Cerveza artesanal (SENAE)', rates: alsoPercent('75', craftBeer) },
  '3532': { name: 'Importación de alcohol (SENAE)', rates: alsoPercent('75', alcohol) },
  '3771': { name: 'Calefones a gas (SENAE)', rates: unchanged('100') },
  '3685': { name: 'Camionetas y rescate PVP hasta 30 000 (SENAE)', rates: unchanged('5') },
  '3687': { name: 'Vehículos PVP de 20 000 a 30 000 (SENAE)', rates: unchanged('10') },
  '3689': { name: 'Híbridos PVP hasta 35 000 (SENAE)', rates: unchanged('0') },
  '3690': { name: 'Híbridos PVP de 35 000 a 40 000 (SENAE)', rates: unchanged('8') },
  '3693': { name: 'Híbridos PVP de 40 000 a 50 000 (SENAE)', rates: unchanged('14') },
  '3694': { name: 'Híbridos PVP de 50 000 a 60 000 (SENAE)', rates: unchanged('20') },
  '3697': { name: 'Híbridos PVP de 60 000 a 70 000 (SENAE)', rates: unchanged('26') },
  '3699': { name: 'Híbridos PVP superior a 70 000 (SENAE)', rates: unchanged('32') },
  '3683': { name: 'Tabaco calentado y líquidos con nicotina (SENAE)', rates: heatedTobaccoImports },
};
