using System;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

namespace Mostrador.Examples
{
    /// <summary>Tells whether the bytes of a request are Mostrador's, by the rules of Standard Webhooks.</summary>
    public sealed class WebhookVerifier
    {
        private static readonly TimeSpan Tolerance = TimeSpan.FromMinutes(5);
        private readonly byte[] secret;

        /// <param name="secret">As shown when the endpoint was created: whsec_…</param>
        public WebhookVerifier(string secret)
        {
            this.secret = Convert.FromBase64String(secret.Substring("whsec_".Length));
        }

        /// <param name="id">The header webhook-id.</param>
        /// <param name="timestamp">The header webhook-timestamp.</param>
        /// <param name="signatures">The header webhook-signature.</param>
        /// <param name="body">The body as it came, not parsed and written again.</param>
        public bool IsSigned(string id, string timestamp, string signatures, string body)
        {
            if (!long.TryParse(timestamp, out var seconds)) return false;
            // A request that somebody caught cannot be played again later.
            var age = DateTimeOffset.UtcNow - DateTimeOffset.FromUnixTimeSeconds(seconds);
            if (age.Duration() > Tolerance) return false;
            using (var hmac = new HMACSHA256(secret))
            {
                var hash = hmac.ComputeHash(Encoding.UTF8.GetBytes($"{id}.{timestamp}.{body}"));
                var expected = Encoding.ASCII.GetBytes("v1," + Convert.ToBase64String(hash));
                // Two signatures while a secret is being rotated, with a space between.
                return signatures.Split(' ').Any(given =>
                    CryptographicOperations.FixedTimeEquals(expected, Encoding.ASCII.GetBytes(given)));
            }
        }
    }
}
