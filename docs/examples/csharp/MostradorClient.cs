// The few lines an integration needs around HttpClient. .NET Framework 4.7.2, Mono 6 or any newer .NET; nothing to install.
using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Threading.Tasks;

namespace Mostrador.Examples
{
    /// <summary>What stood in the way of a request. Decide by Code; show Message and Errors to a person.</summary>
    public sealed class ProblemException : Exception
    {
        public string Code { get; }
        public FieldError[] Errors { get; }

        public ProblemException(Problem problem)
            : base($"{problem.Code} ({problem.Status}): {problem.Detail}")
        {
            Code = problem.Code;
            Errors = problem.Errors ?? new FieldError[0];
        }
    }

    public sealed class MostradorClient
    {
        private readonly HttpClient http = new HttpClient { Timeout = TimeSpan.FromSeconds(60) };

        /// <param name="key">A key, or the secret of a pairing; null to ask for a pairing.</param>
        public MostradorClient(string url, string key)
        {
            http.BaseAddress = new Uri(url);
            if (key != null) http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", key);
        }

        /// <summary>Calls the service and reads its JSON.</summary>
        public async Task<T> Call<T>(HttpMethod method, string path, object body = null, string idempotencyKey = null)
        {
            return Json.Read<T>(await Send(method, path, body, idempotencyKey).ConfigureAwait(false));
        }

        /// <summary>Fetches a file as bytes.</summary>
        public Task<byte[]> Download(string path)
        {
            return Send(HttpMethod.Get, path, null, null);
        }

        // Without ConfigureAwait(false) a form that waits with .Result would stand still for ever.
        private async Task<byte[]> Send(HttpMethod method, string path, object body, string idempotencyKey)
        {
            // A connection may break after the request arrived. Repeat only what cannot happen twice.
            var attempts = method == HttpMethod.Get || idempotencyKey != null ? 5 : 1;
            for (var attempt = 1; ; attempt++)
            {
                using (var request = new HttpRequestMessage(method, path))
                {
                    if (body != null) request.Content = new StringContent(Json.Write(body), Encoding.UTF8, "application/json");
                    if (idempotencyKey != null) request.Headers.Add("Idempotency-Key", idempotencyKey);
                    try
                    {
                        using (var response = await http.SendAsync(request).ConfigureAwait(false))
                        {
                            var bytes = await response.Content.ReadAsByteArrayAsync().ConfigureAwait(false);
                            if (response.IsSuccessStatusCode) return bytes;
                            throw new ProblemException(Json.Read<Problem>(bytes));
                        }
                    }
                    catch (Exception broken) when (attempt < attempts && IsOfTheLine(broken))
                    {
                        await Task.Delay(attempt * 500).ConfigureAwait(false);
                    }
                }
            }
        }

        /// <summary>Whether no whole answer came: no connection, a broken one, or (cancelled) none in time.</summary>
        private static bool IsOfTheLine(Exception failure)
        {
            return failure is HttpRequestException || failure is IOException || failure is TaskCanceledException;
        }
    }

    /// <summary>JSON by the one reader that the old .NET and the new have in common.</summary>
    public static class Json
    {
        public static T Read<T>(byte[] json)
        {
            using (var stream = new MemoryStream(json))
            {
                return (T)new DataContractJsonSerializer(typeof(T)).ReadObject(stream);
            }
        }

        public static string Write(object value)
        {
            using (var stream = new MemoryStream())
            {
                new DataContractJsonSerializer(value.GetType()).WriteObject(stream, value);
                return Encoding.UTF8.GetString(stream.ToArray());
            }
        }
    }
}
