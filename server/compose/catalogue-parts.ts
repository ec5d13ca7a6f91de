import type { RequestHandler, Response } from 'express';
import type { Loader } from '../../renderer/contract/loader.ts';
import type { CatalogueVocabulary } from '../../schemas/catalogue/catalogue-vocabulary.ts';
import type { KnownVisitor } from '../../schemas/account/known-visitor.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { ShopBase } from './compose-base.ts';
import type { ShopContent } from './compose-content.ts';
import type { ShopSearch } from './compose-search.ts';
import type { PageForms, PageGate } from '../pages/personal-pages.ts';
import type { PageSubjects } from '../pages/page-subjects.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import type { Secrets } from '../operations/secrets.ts';
import type { DrawMailPaper } from '../outbound/mail/mail-paper.ts';
import type { CollectionOwner } from '../session/collection-owner.ts';
import type { CatalogueStore } from '../shop/catalogue/catalogue-store.ts';
import type { CategoryTree } from '../shop/catalogue/category-tree.ts';
import type { SheetLink } from '../shop/catalogue/product-card-of.ts';
import type { ProductReader } from '../shop/catalogue/product-reader.ts';
import type { SitemapSource } from '../site-files/sitemap-pages.ts';
import type { Database } from '../storage/database/database.ts';

/** What the catalogue needs of the pages, which are made after it. */
export interface CataloguePages {
  text: PageRenderer['text'];
  price: PageRenderer['price'];
  /** A page of a shop as it is drawn for everybody, by its route; null: there is none. Throws while it cannot be had. */
  html: (tenant: string, locale: string, route: string) => Promise<string | null>;
  /** Has everything that these tags name drawn anew. */
  forget: (tags: ReadonlySet<string>) => void;
}

/** What everything that shows products is put together with. */
export interface CatalogueParts {
  base: ShopBase;
  content: ShopContent;
  pages: CataloguePages;
  database: Database;
  store: CatalogueStore;
  reader: ProductReader;
  /** The categories of a tenant as they are now. */
  categoriesOf: (tenant: string) => CategoryTree | Promise<CategoryTree>;
  /** What facts of products are said in. */
  words: CatalogueVocabulary;
  searchOf: ShopSearch['searchOf'];
  /** Signs what visitors' browsers keep, and hides addresses in counters. */
  visitorSecret: string;
  /** The same, with the one whose place it takes. */
  visitorSecrets: Secrets;
  /** The customer who is logged in; undefined for everybody else. Throws an outage of the sessions. */
  customerOf(response: Response): Promise<string | undefined>;
  /** Who sends a request, as far as it may be told. Throws an outage, which means nobody else. */
  knownVisitor(response: Response): Promise<KnownVisitor>;
  /** Where the information sheet of a label is shown. */
  sheetLinkOf: (tenant: string, locale: string) => SheetLink;
}

/** Whose things become whose, as their stores name them; whether something was collected. */
export type JoinAtLogin = (
  tenant: string,
  guest: CollectionOwner,
  customer: CollectionOwner,
) => Promise<boolean>;

/** What a part of the shop brings to pages and calls. */
export interface ShopPart {
  /** What blocks may ask for. */
  loaders?: readonly Loader[];
  /** What addresses with parameters are about, by the names of their routes. */
  subjects?: Readonly<Record<string, PageSubjects>>;
  /** The forms of its pages. */
  forms?: readonly PageForms[];
  /** Where whoever asks for a page of its own is led first. */
  gates?: readonly PageGate[];
  /** Origins of others to which forms of a page may lead, by its route. */
  formOrigins?: (route: string) => readonly string[];
  /** Makes the customer's what the browser's guest has collected, at every login with a password. */
  joinAtLogin?: JoinAtLogin;
  /** Draws what goes with its mails. */
  drawPaper?: DrawMailPaper;
  /** Calls below `/api/`. */
  routes?: readonly RequestHandler[];
  /** What they answer, in words for machines. */
  calls?: readonly ApiCall[];
  /** Reads the code that no start should wait for. */
  prepare?: () => Promise<void>;
  /** Begins what works in the database beside requests, when that is as this version wants it. */
  start?: () => void;
  /** Ends with what was promised. */
  finish?: () => Promise<void>;
  /** Ends what it has begun. */
  close?: () => void;
  /** Pages for sitemaps, by locale, at most so many of each. */
  pages?: SitemapSource['furtherPages'];
}
