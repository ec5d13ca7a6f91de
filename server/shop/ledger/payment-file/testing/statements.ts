/** An entry of a statement, as banks write it. */
export interface SampleEntry {
  amount?: string;
  currency?: string;
  direction?: string;
  state?: string;
  isReversal?: boolean;
  day?: string;
  reference?: string;
  details?: readonly string[];
}

/** What is told of one payment. */
export function sampleDetail(
  purpose: string,
  {
    payer = 'Maria Gruber',
    reference = '',
    amount = '',
  }: { payer?: string; reference?: string; amount?: string } = {},
): string {
  return `<TxDtls>
            <Refs>${reference === '' ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
            ${amount === '' ? '' : `<Amt Ccy="EUR">${amount}</Amt>`}
            <RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr><DbtrAcct><Id><IBAN>AT611904300234573201</IBAN></Id></DbtrAcct></RltdPties>
            <RmtInf><Ustrd>${purpose}</Ustrd></RmtInf>
          </TxDtls>`;
}

function entry({
  amount = '80.94',
  currency = 'EUR',
  direction = 'CRDT',
  state = '<Sts>BOOK</Sts>',
  isReversal = false,
  day = '<BookgDt><Dt>2026-12-10</Dt></BookgDt>',
  reference = '',
  details = [],
}: SampleEntry): string {
  return `      <Ntry>
        <Amt Ccy="${currency}">${amount}</Amt>
        <CdtDbtInd>${direction}</CdtDbtInd>
        ${isReversal ? '<RvslInd>true</RvslInd>' : ''}
        ${state}
        ${day}
        <ValDt><Dt>2026-12-11</Dt></ValDt>
        ${reference === '' ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
        <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
        <NtryDtls>${details.join('')}</NtryDtls>
      </Ntry>`;
}

/** A statement of the version that banks of Austria send (2), or of another. */
export function sampleStatement(entries: readonly SampleEntry[], version = '02'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>STMT-2026-12-10</MsgId><CreDtTm>2026-12-11T04:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>AT-0042-2026</Id>
      <ElctrncSeqNb>42</ElctrncSeqNb>
      <Acct><Id><IBAN>AT483200000012345864</IBAN></Id><Ccy>EUR</Ccy></Acct>
      <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
${entries.map(entry).join('\n')}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`;
}
