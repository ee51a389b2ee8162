using System;
using System.Globalization;
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
        /// <param name="body">The bytes as they came, not parsed and written again.</param>
        public bool IsSigned(string id, string timestamp, string signatures, byte[] body)
        {
            if (id == null || signatures == null || !IsOfNow(timestamp)) return false;
            using (var hmac = new HMACSHA256(secret))
            {
                var signed = Encoding.UTF8.GetBytes($"{id}.{timestamp}.").Concat(body).ToArray();
                var expected = "v1," + Convert.ToBase64String(hmac.ComputeHash(signed));
                // Two signatures while a secret is being rotated, with a space between.
                return signatures.Split(' ').Any(given => AreEqual(expected, given));
            }
        }

        /// <summary>A request that somebody caught cannot be played again later.</summary>
        private static bool IsOfNow(string timestamp)
        {
            long seconds;
            if (!long.TryParse(timestamp, NumberStyles.None, CultureInfo.InvariantCulture, out seconds)) return false;
            var now = DateTimeOffset.UtcNow.ToUnixTimeSeconds();
            return Math.Abs(now - seconds) <= Tolerance.TotalSeconds;
        }

        /// <summary>
        /// Looks at every character, so that the time it takes does not tell how many were right.
        /// (Newer .NET has CryptographicOperations.FixedTimeEquals; .NET Framework has not.)
        /// </summary>
        private static bool AreEqual(string expected, string given)
        {
            var difference = expected.Length ^ given.Length;
            for (var index = 0; index < expected.Length && index < given.Length; index++)
            {
                difference |= expected[index] ^ given[index];
            }
            return difference == 0;
        }
    }
}
