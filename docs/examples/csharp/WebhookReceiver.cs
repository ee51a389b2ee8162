using System;
using System.Collections.Generic;
using System.IO;
using System.Net;

namespace Mostrador.Examples
{
    /// <summary>
    /// Receives events at http://localhost:PORT/ and believes only those that Mostrador signed. Under Windows that name
    /// and a port above 1024 need no administrator.
    /// </summary>
    public static class WebhookReceiver
    {
        public static void Run(int port, string secret)
        {
            var verifier = new WebhookVerifier(secret);
            // An event may come twice, and in any order. Keep the ids you have dealt with where they outlive your program.
            var seen = new HashSet<string>();
            var listener = new HttpListener { IgnoreWriteExceptions = true };
            listener.Prefixes.Add($"http://localhost:{port}/");
            listener.Start();
            Console.WriteLine("listening");
            while (true)
            {
                var context = listener.GetContext();
                context.Response.StatusCode = Take(context.Request, verifier, seen) ? 204 : 400;
                context.Response.Close();
            }
        }

        private static bool Take(HttpListenerRequest request, WebhookVerifier verifier, HashSet<string> seen)
        {
            // The signature is of the bytes as they came: verify first, parse later.
            var body = new MemoryStream();
            request.InputStream.CopyTo(body);
            var headers = request.Headers;
            if (!verifier.IsSigned(headers["webhook-id"], headers["webhook-timestamp"], headers["webhook-signature"], body.ToArray()))
            {
                return false;
            }
            var received = Json.Read<WebhookEvent>(body.ToArray());
            if (seen.Add(received.Id)) Console.WriteLine($"{received.Type} {received.Data.Number} {received.Data.Status}");
            return true;
        }
    }
}
