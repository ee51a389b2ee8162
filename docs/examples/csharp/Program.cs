// dotnet run -- issue-invoice [SALE] | handle-a-problem | download-ride | list-documents [YYYY-MM-DD] | rehearse-outage
using System;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Text.Json.Nodes;
using System.Threading.Tasks;

namespace Mostrador.Examples
{
    public static class Program
    {
        private static readonly MostradorClient Mostrador = new MostradorClient(
            Environment.GetEnvironmentVariable("MOSTRADOR_URL") ?? "http://127.0.0.1:4747",
            Environment.GetEnvironmentVariable("MOSTRADOR_KEY"));

        public static Task Main(string[] args)
        {
            switch (args.FirstOrDefault())
            {
                case "issue-invoice": return IssueInvoice(args.ElementAtOrDefault(1) ?? "venta-1041");
                case "handle-a-problem": return HandleAProblem();
                case "download-ride": return DownloadRide();
                case "list-documents": return ListDocuments(args.ElementAtOrDefault(1) ?? "2020-01-01");
                case "rehearse-outage": return RehearseOutage();
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
            body["metadata"] = new JsonObject { ["sale"] = sale };
            var invoice = await Mostrador.Call(HttpMethod.Post, "/v1/ec/invoices?wait=20", body, idempotencyKey: sale);

            // `pending` and `submitted` are good news too: the invoice exists, and is delivered by itself.
            Console.WriteLine($"{invoice["number"]} {invoice["status"]} {invoice["access_key"]}");
            foreach (var said in invoice["sri_messages"].AsArray()) Console.WriteLine($"{said["message"]} {said["remedy"]}");
        }

        /// <summary>Sends an invoice with mistakes, and tells each one where it is.</summary>
        private static async Task HandleAProblem()
        {
            var body = AnInvoice();
            body["lines"][0].AsObject().Remove("description");
            body["lines"][0]["quantity"] = "dos";
            try
            {
                await Mostrador.Call(HttpMethod.Post, "/v1/ec/invoices", body);
            }
            catch (ProblemException problem)
            {
                Console.WriteLine(problem.Message);
                // All mistakes come at once. `pointer` says where in the body: put the message beside that field.
                foreach (var error in problem.Errors) Console.WriteLine($"{error["pointer"]}: {error["message"]}");
            }
        }

        /// <summary>Saves the printed page (RIDE) and the XML of the last authorized invoice here.</summary>
        private static async Task DownloadRide()
        {
            var page = await Mostrador.Call(HttpMethod.Get, "/v1/ec/invoices?status=authorized&limit=1");
            foreach (var invoice in page["data"].AsArray())
            {
                var path = $"/v1/ec/invoices/{invoice["id"]}";
                var name = $"factura-{invoice["number"]}";
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
                var page = await Mostrador.Call(HttpMethod.Get, cursor == null ? query : $"{query}&cursor={Uri.EscapeDataString(cursor)}");
                foreach (var document in page["data"].AsArray())
                {
                    Console.WriteLine($"{document["object"]} {document["number"]} {document["status"]}");
                }
                cursor = (string)page["next_cursor"];
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
            body["simulate"] = "unavailable";
            var invoice = await Mostrador.Call(HttpMethod.Post, "/v1/ec/invoices?wait=2", body, idempotencyKey: Guid.NewGuid().ToString());

            // Issuing never fails because the authority is away. The number and the access key are final: print, and
            // go on selling.
            Console.WriteLine($"{invoice["number"]} {invoice["status"]} {invoice["access_key"]}");
            var name = $"factura-{invoice["number"]}.pdf";
            File.WriteAllBytes(name, await Mostrador.Download($"/v1/ec/invoices/{invoice["id"]}/ride?format=ticket80"));
            Console.WriteLine(name);
        }

        private static JsonObject AnInvoice() => new JsonObject
        {
            ["buyer"] = new JsonObject { ["identification_type"] = "consumidor_final" },
            ["lines"] = new JsonArray(new JsonObject
            {
                ["code"] = "CAF-250",
                ["description"] = "Café molido 250 g",
                ["quantity"] = "2",
                ["unit_price"] = "4.50",
                ["taxes"] = new JsonArray(new JsonObject { ["type"] = "iva", ["rate"] = "iva_15" }),
            }),
            ["payments"] = new JsonArray(new JsonObject { ["method"] = "sin_sistema_financiero" }),
        };
    }
}
