// issue-invoice [SALE] | handle-a-problem | download-ride | list-documents [YYYY-MM-DD] | rehearse-outage |
// verify-webhook [PORT]: the README beside this folder tells how to compile and run it.
using System;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Threading.Tasks;

namespace Mostrador.Examples
{
    public static class Program
    {
        private static readonly MostradorClient Mostrador = new MostradorClient(
            Environment.GetEnvironmentVariable("MOSTRADOR_URL") ?? "http://127.0.0.1:4747",
            Environment.GetEnvironmentVariable("MOSTRADOR_KEY"));

        public static void Main(string[] args)
        {
            var given = args.ElementAtOrDefault(1);
            switch (args.FirstOrDefault())
            {
                case "issue-invoice": IssueInvoice(given ?? "venta-1041").GetAwaiter().GetResult(); break;
                case "handle-a-problem": HandleAProblem().GetAwaiter().GetResult(); break;
                case "download-ride": DownloadRide().GetAwaiter().GetResult(); break;
                case "list-documents": ListDocuments(given ?? "2020-01-01").GetAwaiter().GetResult(); break;
                case "rehearse-outage": RehearseOutage().GetAwaiter().GetResult(); break;
                case "verify-webhook":
                    var port = int.Parse(given ?? "8080", CultureInfo.InvariantCulture);
                    WebhookReceiver.Run(port, Environment.GetEnvironmentVariable("WEBHOOK_SECRET"));
                    break;
                default: throw new ArgumentException("which example?");
            }
        }

        /// <summary>
        /// Issues the invoice of one sale and waits for the decision. Run it again with the same sale: it prints the
        /// same invoice, because the sale is the Idempotency-Key.
        /// </summary>
        private static async Task IssueInvoice(string sale)
        {
            var body = AnInvoice();
            body.Metadata = new Metadata { Sale = sale };
            var invoice = await Mostrador.Call<Document>(HttpMethod.Post, "/v1/ec/invoices?wait=20", body, idempotencyKey: sale);

            // `pending` and `submitted` are good news too: the invoice exists, and is delivered by itself.
            Console.WriteLine($"{invoice.Number} {invoice.Status} {invoice.AccessKey}");
            foreach (var said in invoice.SriMessages) Console.WriteLine($"{said.Message} {said.Remedy}");
        }

        /// <summary>Sends an invoice with mistakes, and tells each one where it is.</summary>
        private static async Task HandleAProblem()
        {
            var body = AnInvoice();
            body.Lines[0].Description = null;
            body.Lines[0].Quantity = -2m;
            try
            {
                await Mostrador.Call<Document>(HttpMethod.Post, "/v1/ec/invoices", body);
            }
            catch (ProblemException problem)
            {
                Console.WriteLine(problem.Message);
                // All mistakes come at once. `Pointer` says where in the body: put the message beside that field.
                foreach (var error in problem.Errors) Console.WriteLine($"{error.Pointer}: {error.Message}");
            }
        }

        /// <summary>Saves the printed page (RIDE) and the XML of the last authorized invoice here.</summary>
        private static async Task DownloadRide()
        {
            var page = await Mostrador.Call<Page>(HttpMethod.Get, "/v1/ec/invoices?status=authorized&limit=1");
            foreach (var invoice in page.Data)
            {
                var path = $"/v1/ec/invoices/{invoice.Id}";
                var name = $"factura-{invoice.Number}";
                // a4 for a letter or an e-mail; ticket80 and ticket58 for the paper of a ticket printer.
                File.WriteAllBytes($"{name}.pdf", await Mostrador.Download($"{path}/ride?format=ticket80"));
                File.WriteAllBytes($"{name}.xml", await Mostrador.Download($"{path}/xml"));
                Console.WriteLine($"{name}.pdf");
                Console.WriteLine($"{name}.xml");
            }
        }

        /// <summary>Prints every document since a day, newest first.</summary>
        private static async Task ListDocuments(string since)
        {
            var query = $"/v1/ec/documents?limit=100&issue_date[gte]={since}";
            string cursor = null;
            do
            {
                var next = cursor == null ? query : $"{query}&cursor={Uri.EscapeDataString(cursor)}";
                var page = await Mostrador.Call<Page>(HttpMethod.Get, next);
                foreach (var document in page.Data)
                {
                    Console.WriteLine($"{document.Kind} {document.Number} {document.Status}");
                }
                cursor = page.NextCursor;
            }
            while (cursor != null);
        }

        /// <summary>
        /// Sells while the tax authority is down. Only with a sandbox key: `simulate` says how the simulated authority
        /// behaves towards this one document.
        /// </summary>
        private static async Task RehearseOutage()
        {
            var body = AnInvoice();
            body.Simulate = "unavailable";
            var sale = Guid.NewGuid().ToString();
            var invoice = await Mostrador.Call<Document>(HttpMethod.Post, "/v1/ec/invoices?wait=2", body, idempotencyKey: sale);

            // Issuing never fails because the authority is away. The number and the access key are final: print, and
            // go on selling.
            Console.WriteLine($"{invoice.Number} {invoice.Status} {invoice.AccessKey}");
            var name = $"factura-{invoice.Number}.pdf";
            File.WriteAllBytes(name, await Mostrador.Download($"/v1/ec/invoices/{invoice.Id}/ride?format=ticket80"));
            Console.WriteLine(name);
        }

        private static NewInvoice AnInvoice()
        {
            var coffee = new Line
            {
                Code = "CAF-250",
                Description = "Café molido 250 g",
                Quantity = 2m,
                UnitPrice = 4.50m,
                Taxes = new[] { new Tax { Type = "iva", Rate = "iva_15" } },
            };
            return new NewInvoice
            {
                Buyer = new Buyer { IdentificationType = "consumidor_final" },
                Lines = new[] { coffee },
                Payments = new[] { new Payment { Method = "sin_sistema_financiero" } },
            };
        }
    }
}
