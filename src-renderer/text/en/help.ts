import type { Text } from '../text.ts';

export const help: Text['help'] = {
  title: 'Help with this screen',
  open: 'Help',
  more: 'Read more in the manual (in Spanish)',
  manual: 'Manual',
  index: 'Contents of the manual',
  noPage: 'The manual has no such page',
  noPageHint: 'Look for it in the contents.',
  topics: {
    home: 'Here is what needs you: refusals, documents without a decision, the signature, backups and missing numbers. Each line leads to where it is mended. If there is nothing, all is well.',
    counter:
      'Scan a product, or type its name, code or price and press Enter. F4 identifies the buyer and F9 charges. The sale under way is kept even if the power fails.',
    machine:
      'You sell as at the counter, by the fiscal machine you choose. Its day is summed apart, document by document. Machines are registered in Settings.',
    returns:
      'Scan the ticket, or look for the sale by customer, day or total. Choose what comes back and how the money is given back. A credit note is issued, never for more than is left.',
    cash: 'The shift begins with the money in the drawer and ends with a count. Note down here what comes in and goes out, with its reason. Report X looks at the shift without closing it.',
    closing:
      'Count notes and coins: what there should be is shown afterwards. The Z closes the shift and can be printed again. A closed shift is never opened again.',
    purchases:
      'Register what your suppliers invoice: by access key, the XML file, a ZIP or by hand. What to withhold and why is suggested, and the withholding is issued from here. There are five working days to deliver it, and the list says which is due.',
    receivables:
      'Who owes, how much and since when: it comes from the sales on credit, without entering them again. Open a customer to receive a payment: the oldest is paid first. What was owed before is entered as an opening balance.',
    reports:
      'What was sold in the days you choose, by day, hour, product and the rest, less its credit notes. Each chart has its table, which is printed and exported. What was refused or annulled does not count.',
    documents:
      'Search by number, access key, name or identification, and filter by status, kind and dates. Pick several to e-mail, print or export them. What is filtered can be kept as a view.',
    document:
      'Here are the document, its status at the SRI and all that happened to it. If it was refused, you read why and what to do. From here it is printed, emailed, credited or annulled.',
    proformas:
      'What is offered before it is sold, until a date and without tax value. Find them by number, customer or total. Each is sold or invoiced once, at its prices or at those of today.',
    editor:
      'The data of an ordinary case come first; the rest is added when it is needed. The draft keeps itself and totals are worked out as you type. The preview shows the page as it will be.',
    correction:
      'Each message of the SRI stands beside the datum it speaks of. Correct it and send again: number and access key stay the same. Until it is authorized, the document is not valid.',
    imports:
      'Bring the XML files, a ZIP or the listing of the SRI from your former system. The program says what it did with each. While it reads, it can be cancelled.',
    stock:
      'Each sale takes away and each return gives back what is tracked. Goods received, adjustments and counts keep their reason. A sale is never stopped for want of stock.',
    products:
      'Each product has a code, a price and a rate of IVA; the barcode is what the scanner reads. Many prices are changed at once, and shown before. What is sold no more is deactivated, and can be activated again.',
    sheets:
      'Choose the Excel or CSV file and say what each column is. What will change is shown before you confirm. A row with errors does not come in, and you are told why.',
    customers:
      'Whoever buys with an identification is kept for the next time. They can have an e-mail address and a price list. What was issued does not change.',
    setUp:
      'It goes step by step and can be left at any time. The next time it goes on where you left it. Going live is confirmed at the end.',
    settings:
      'The environment you work in, the theme and language of this window, prices with IVA, and stock. Each person sees the sections they may change. Live is always chosen on purpose.',
    about:
      'Which version this is, under which licence, and where your data are. The file for support tells whoever helps how everything stands, without personal data. Read it before you send it.',
    business:
      'The data that go on each document, the logo and the emission points. The next number can only rise. What was issued does not change.',
    certificate:
      'Install your .p12 file or your token here. You read until when it is valid, and it is proven to sign. Renew it before it expires: without a signature nothing is issued.',
    backups:
      'Say a folder on another disk, an hour and a passphrase: each day a backup is kept and checked. Keep the passphrase elsewhere, as nobody can open it without. From here you move to another computer too.',
    people:
      'Once there are operators, the window asks for somebody’s PIN before it shows anything. Each role may do what you decide. Whoever no longer works here is deactivated.',
    approvals:
      'Who allowed what to whom, and what each person did. It is filtered by person, by what it was and by day. Nobody can change or delete it.',
    tills:
      'Each till issues from an emission point of its own. It can have its printer and its drawer. One that is used no more is deactivated.',
    printers:
      'Add the printer by network or by the system, with the width of its paper. The test prints a page and opens the drawer. If it fails, the job waits and you are told why.',
    machines:
      'The fiscal machines the SRI wants registered, with brand, model and serial number. While one is active, it has its screen. One that is used no more is deactivated.',
    keys: 'The key of each action is seen and changed here. One that is taken is told. You can always go back to those it came with.',
    email:
      'The account from which documents are e-mailed to your customers. The test sends a real e-mail and explains what fails. The password is never shown.',
    portal:
      'A page where your customers see their documents with a link. Decide where it answers and who can reach it. Switched off, nobody outside sees anything.',
    programs:
      'Other programs can issue for you if you permit it. Compare the code on both screens, or create a key and copy it at that moment. Taking permission away stops them at once.',
    headOffice:
      'Paste the code that the head office gave you, so that it brings together what this till issues. Without network you go on issuing: what waits arrives later. The bar below shows whether it is up to date.',
    rehearsal:
      'Rehearse in practice what happens when the SRI does not answer, returns or delays. Nothing leaves your computer. When you are done, go back to normal.',
  },
};
